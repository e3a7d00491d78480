import { ApiError } from './api-error.ts';

/** Code and message of whatever a call threw, for `failureText`. */
export function errorParts(error: unknown): { code: string; message: string } {
  return error instanceof ApiError ? error : { code: '', message: '' };
}

import { ApiError } from './api-error.ts';

/**
 * The status of the page that a refusal of its data stands for. An address with an identifier that cannot be one, too
 * long or not even text, names what is missing. Undefined for failures.
 */
export function pageStatus(error: unknown): 403 | 404 | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 403) return 403;
  return [400, 404, 422].includes(error.status) ? 404 : undefined;
}

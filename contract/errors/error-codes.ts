import { appFacts } from '../facts/define-app.ts';
import type { ErrorCode } from '../facts/register.ts';

export type { ErrorCode } from '../facts/register.ts';

export function isErrorCode(value: unknown): value is ErrorCode {
  return appFacts().errorCodes.includes(value as ErrorCode);
}

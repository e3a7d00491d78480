import { adminCodes } from './admin-codes.ts';
import { baseCodes } from './base-codes.ts';
import { captchaCodes } from './captcha-codes.ts';
import { emailCodeCodes } from './email-code-codes.ts';
import { oauthCodes } from './oauth-codes.ts';
import { organizationCodes } from './organization-codes.ts';
import { ownCodes } from './own-codes.ts';
import { routeCodes } from './route-codes.ts';
import { transportCodes } from './transport-codes.ts';

/** Every code that an error of ours can carry. Each has a text in `locales/<language>/errors.json` under its own name. */
export const errorCodes = [
  ...baseCodes,
  ...routeCodes,
  ...adminCodes,
  ...organizationCodes,
  ...emailCodeCodes,
  ...oauthCodes,
  ...captchaCodes,
  ...transportCodes,
  ...ownCodes,
] as const;

export type ErrorCode = (typeof errorCodes)[number];

const known: ReadonlySet<unknown> = new Set(errorCodes);

export function isErrorCode(value: unknown): value is ErrorCode {
  return known.has(value);
}

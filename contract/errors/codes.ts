import { features } from '../features/features.ts';
import { betterAuthCodes } from './better-auth-codes.ts';
import { organizationCodes } from './tenant-codes.ts';

/** Codes that follow from the HTTP status alone, when nothing more is known. */
const transportCodes = [
  'BAD_REQUEST',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'METHOD_NOT_SUPPORTED',
  'NOT_ACCEPTABLE',
  'TIMEOUT',
  'CONFLICT',
  'PRECONDITION_FAILED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNPROCESSABLE_CONTENT',
  'TOO_MANY_REQUESTS',
  'CLIENT_CLOSED_REQUEST',
  'INTERNAL_SERVER_ERROR',
  'NOT_IMPLEMENTED',
  'BAD_GATEWAY',
  'GATEWAY_TIMEOUT',
] as const;

/** Codes of this product; those of a feature stand in `contract/features/`. */
const ownCodes = [
  'ACCOUNT_IN_USE',
  'APP_TOO_OLD',
  'CODE_MAILS_USED_UP',
  'COOKIES_NEEDED',
  'DEMO_MODE_ENABLED',
  'EMAIL_ALREADY_USED',
  'HANDOVER_EXPIRED',
  'HANDOVER_INVALID',
  'INVALID_HOST',
  'INVALID_IMAGE',
  'INVALID_NAME',
  'LAST_ADMIN',
  'MAIL_NOT_CONFIGURED',
  'NEWER_CODE_SENT',
  'NOT_WHILE_IMPERSONATING',
  'ONBOARDING_REQUIRED',
  'RECORD_CHANGED',
  'RECORD_IN_USE',
  'RECORD_NOT_FOUND',
  'RESOURCE_NOT_ALLOWED',
  'SIGN_UP_DISABLED',
  'TOO_MANY_RECORDS',
  'UNDO_NOT_POSSIBLE',
  'USER_IN_USE',
  'VALIDATION_FAILED',
  'YOU_CANNOT_DEMOTE_YOURSELF',
] as const;

/** Every code that an error of ours can carry. Each has a text in `locales/<language>/errors.json` under its own name. */
export const errorCodes = [
  ...betterAuthCodes,
  ...organizationCodes,
  ...features.errorCodes,
  ...transportCodes,
  ...ownCodes,
] as const;

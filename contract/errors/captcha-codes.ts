/** Codes of better-auth's captcha plugin, outer and inner. SERVICE_UNAVAILABLE is also the code of any answer 503. */
export const captchaCodes = [
  'VERIFICATION_FAILED',
  'MISSING_RESPONSE',
  'UNKNOWN_ERROR',
  'MISSING_SECRET_KEY',
  'SERVICE_UNAVAILABLE',
] as const;

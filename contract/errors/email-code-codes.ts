/** Codes of better-auth's e-mail code plugin. */
export const emailCodeCodes = ['OTP_EXPIRED', 'INVALID_OTP', 'TOO_MANY_ATTEMPTS'] as const;

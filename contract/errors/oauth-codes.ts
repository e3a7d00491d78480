/** Codes of better-auth's generic OAuth plugin. */
export const oauthCodes = ['INVALID_OAUTH_CONFIGURATION', 'TOKEN_URL_NOT_FOUND'] as const;

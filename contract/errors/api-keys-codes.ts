/** Codes of API keys. */
export const apiKeyCodes = ['API_KEY_LIMIT_REACHED', 'API_KEY_NOT_ALLOWED'] as const;

import type { FeatureFacts } from './feature.ts';

/** Keys are part of the account, and for admins like sessions: they have no permissions of their own. */
export const apiKeys = {
  permissions: {},
  grants: { user: {}, admin: {} },
  auditActions: ['api-key.created', 'api-key.revoked'],
  errorCodes: ['API_KEY_LIMIT_REACHED', 'API_KEY_NOT_ALLOWED'],
} as const satisfies FeatureFacts;

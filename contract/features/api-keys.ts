import type { FeatureFacts } from './feature.ts';

/** Keys are part of the account, and for admins like sessions: they have no permissions of their own. */
export const apiKeys = {
  permissions: {},
  grants: { user: {}, admin: {} },
  auditActions: ['api-key.created', 'api-key.revoked'],
} as const satisfies FeatureFacts;

import type { FeatureFacts } from './feature.ts';

export const passkeys = {
  /** Everybody has those of the own account; admins need the permissions on users. */
  permissions: {},
  grants: { user: {}, admin: {} },
  auditActions: ['user.passkey-added', 'user.passkey-renamed', 'user.passkey-removed'],
} as const satisfies FeatureFacts;

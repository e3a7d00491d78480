import type { FeatureFacts } from './feature.ts';

export const passkeys = {
  /** Everybody has those of the own account; admins need the permissions on users. */
  permissions: {},
  grants: { user: {}, admin: {} },
  auditActions: ['user.passkey-added', 'user.passkey-renamed', 'user.passkey-removed'],
  errorCodes: [
    'PASSKEY_ALREADY_ADDED',
    'PASSKEY_EXPIRED',
    'PASSKEY_NOT_FOUND',
    'PASSKEY_REJECTED',
    'TOO_MANY_PASSKEYS',
  ],
} as const satisfies FeatureFacts;

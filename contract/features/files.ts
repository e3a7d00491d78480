import type { FeatureFacts } from './feature.ts';

export const files = {
  /** Permissions on records hold for their files: to change one is to upload files for it, to read one to download them. */
  permissions: {},
  grants: { user: {}, admin: {} },
  auditActions: [],
} as const satisfies FeatureFacts;

import type { FeatureFacts } from './feature.ts';

export const files = {
  /** Those of the records: to change one is to upload files for it, to read one is to download them. */
  permissions: {},
  grants: { user: {}, admin: {} },
  auditActions: [],
} as const satisfies FeatureFacts;

import type { FeatureFacts } from './feature.ts';

export const files = {
  /** Who may change records of a kind uploads files for them, and who may read one has its files. */
  permissions: {},
  grants: { user: {}, admin: {} },
  auditActions: [],
} as const satisfies FeatureFacts;

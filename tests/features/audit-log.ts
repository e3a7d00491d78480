import type { TestedFeature } from '#tests/support/tested-features.ts';

export const feature: TestedFeature = {
  name: 'auditLog',
  forUsers: [],
  permissions: [['audit', 'list', false, true]],
  tables: ['audit_log_parts'],
  swept: {
    audit_log_exports: {
      stays: '23 hours',
      goes: '25 hours',
      row: (name, moment) =>
        `(user_id, format, filter, created_at) values ('ada', '${name}', '{}', ${moment})`,
    },
  },
  inputs: () => ({ list: { kind: 'user' }, export: { format: 'csv' }, exports: undefined }),
};

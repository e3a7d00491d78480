import { setTimeout } from 'node:timers/promises';
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
  inputs: ({ server }) => ({
    list: { kind: 'user' },
    export: () => ({ format: 'csv' }),
    // Those that a job still writes would be ready in one of two answers.
    async exports() {
      const { sql } = server().database;
      const isWaiting = async () =>
        (await sql`select from audit_log_exports where ready_at is null`).length > 0;
      while (await isWaiting()) await setTimeout(50);
    },
  }),
};

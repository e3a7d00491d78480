import type { FeatureFacts } from './feature.ts';

export const jobs = {
  permissions: { job: ['list', 'retry', 'discard'] },
  grants: { user: {}, admin: { job: ['list', 'retry', 'discard'] } },
  auditActions: ['job.started', 'job.retried', 'job.discarded'],
} as const satisfies FeatureFacts;

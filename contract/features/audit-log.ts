import type { FeatureFacts } from './feature.ts';

export const auditLog = {
  permissions: { audit: ['list'] },
  grants: { user: {}, admin: { audit: ['list'] } },
  organizationGrants: { admin: { audit: ['list'] }, member: { audit: [] } },
  auditActions: ['audit.exported'],
} as const satisfies FeatureFacts;

import type { FeatureFacts } from './feature.ts';

export const tools = {
  permissions: { tool: ['read', 'create', 'update', 'delete'] },
  grants: {
    user: {},
    admin: { tool: ['read', 'create', 'update', 'delete'] },
  },
  auditActions: ['tool.created', 'tool.updated', 'tool.deleted', 'tool.restored'],
} as const satisfies FeatureFacts;

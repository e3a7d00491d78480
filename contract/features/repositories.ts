import type { FeatureFacts } from './feature.ts';

export const repositories = {
  permissions: { repository: ['read', 'create', 'update', 'delete'] },
  grants: {
    user: { repository: ['read'] },
    admin: { repository: ['read', 'create', 'update', 'delete'] },
  },
  organizationGrants: {
    admin: { repository: ['read', 'create', 'update', 'delete'] },
    member: { repository: ['read'] },
  },
  auditActions: [
    'repository.created',
    'repository.updated',
    'repository.deleted',
    'repository.restored',
    'repository.moved',
    'repository.moved-back',
  ],
} as const satisfies FeatureFacts;

/** Among the first steps of a new installation: somebody has added a repository. */
export const repositoryStep = 'repository';

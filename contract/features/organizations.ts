import type { FeatureFacts } from './feature.ts';

export const organizations = {
  /** Permissions of users. Those of members in an organization: contract/tenant-permissions.ts. */
  permissions: { organization: ['use', 'manage'] },
  grants: { user: { organization: ['use'] }, admin: { organization: ['use', 'manage'] } },
  auditActions: [
    'organization.created',
    'organization.updated',
    'organization.picture-changed',
    'organization.picture-removed',
    'organization.deleted',
    'organization.owner-changed',
    'organization.member-role-changed',
    'organization.member-removed',
    'organization.member-left',
    'organization.team-created',
    'organization.team-renamed',
    'organization.team-deleted',
    'organization.team-member-added',
    'organization.team-member-removed',
    'organization.invitation-created',
    'organization.invitation-resent',
    'organization.invitation-canceled',
    'organization.invitation-accepted',
    'organization.invitation-declined',
    'organization.invite-link-created',
    'organization.invite-link-revoked',
    'organization.invite-link-accepted',
  ],
} as const satisfies FeatureFacts;

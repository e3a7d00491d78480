import type { OrganizationRole } from '#contract/organizations/permissions.ts';

export interface OrganizationInvitationProps {
  organization: string;
  inviter: { name: string; email: string };
  role: OrganizationRole;
  /** ISO 8601. */
  expiresAt: string;
  link: string;
}

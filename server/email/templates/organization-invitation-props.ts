import type { OrganizationRole } from '#contract/facts/tenant-roles.ts';

export interface OrganizationInvitationProps {
  organization: { id: string; name: string };
  inviter: { name: string; email: string };
  /** Name of the recipient, if it was given. */
  name: string | null;
  role: OrganizationRole;
  /** ISO 8601. */
  expiresAt: string;
  link: string;
}

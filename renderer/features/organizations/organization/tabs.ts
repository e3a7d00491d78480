import { mayInOrganization, type OrganizationRole } from '#contract/organizations/permissions.ts';

interface OrganizationTab {
  /** Below the address of the organisation; empty for the first. */
  path: string;
  /** Key of the label. */
  label: string;
  /** For whom it is; everybody where it does not say. */
  allowed?: (role: OrganizationRole) => boolean;
}

/** The pages of one organisation, in the order of the tabs. Their routes stand beside them, and in routes.ts. */
export const organizationTabs: readonly OrganizationTab[] = [
  { path: '', label: 'organizations:general.tab' },
  { path: 'members', label: 'organizations:members.tab' },
  { path: 'teams', label: 'organizations:teams.tab' },
  {
    path: 'invitations',
    label: 'organizations:invitations.tab',
    allowed: (role) => mayInOrganization(role, 'invitation', 'create'),
  },
];

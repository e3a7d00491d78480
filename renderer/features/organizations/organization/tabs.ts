import type { LucideIcon } from 'lucide-react';
import Settings from 'lucide-react/icons/settings';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import { mayInOrganization, type OrganizationRole } from '#contract/facts/tenant-roles.ts';
import { auditLogTab } from '../../../layout/audit-log/audit-log-route.ts';

interface OrganizationTab {
  /** Below the address of the organization; empty for the first. */
  path: string;
  /** Stands for it in the palette. */
  icon: LucideIcon;
  /** Key of the label. */
  label: string;
  /** How many it lists, shown beside the label. */
  count?: 'memberCount' | 'teamCount';
  /** Offered by the palette alone. */
  isCommand?: boolean;
  /** Whether a role may see the tab. Default: all may. */
  allowed?: (role: OrganizationRole) => boolean;
}

/** The pages of one organization, in the order of the tabs. Their routes stand in routes.ts. */
const organizationTabs: readonly OrganizationTab[] = [
  { path: '', icon: Settings, label: 'organizations:general.tab' },
  { path: 'members', icon: Users, label: 'organizations:members.tab', count: 'memberCount' },
  { path: 'teams', icon: UsersRound, label: 'organizations:teams.tab', count: 'teamCount' },
  auditLogTab,
  {
    path: 'members/invite',
    icon: UserPlus,
    label: 'organizations:members.invite',
    isCommand: true,
    allowed: (role) => mayInOrganization(role, 'invitation', 'create'),
  },
];

/** Returns the tabs that a role in the organization may see. */
export function tabsFor(role: OrganizationRole): readonly OrganizationTab[] {
  return organizationTabs.filter(({ allowed }) => allowed?.(role) ?? true);
}

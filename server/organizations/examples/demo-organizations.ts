import { demoAccounts } from '#contract/demo.ts';
import type { OrganizationRole } from '#contract/organizations/permissions.ts';

export interface DemoOrganization {
  name: string;
  slug: string;
  ageInDays: number;
  /** Id of the user. */
  owner: string;
  /** What the other of the two people of the demo is there. */
  other: OrganizationRole;
  /** Every so manieth of the other users is a member. */
  everyOther: number;
  /** The first is the one with which it was created. */
  teams: readonly string[];
  invited: readonly { email: string; name?: string; role: OrganizationRole }[];
}

/** One for each of the two people who can be signed in as. */
export const demoOrganizations: readonly DemoOrganization[] = [
  {
    name: 'Mwangaza Cooperative',
    slug: 'mwangaza',
    ageInDays: 420,
    owner: demoAccounts.admin.id,
    other: 'admin',
    everyOther: 3,
    teams: ['Mwangaza Cooperative', 'Field stations', 'Ledger', 'Website'],
    invited: [
      { email: 'amani@kilimo.example', name: 'Amani Mushi', role: 'member' },
      { email: 'colette@comptoir.example', role: 'admin' },
    ],
  },
  {
    name: 'رياض الأطلس',
    slug: 'riad-atlas',
    ageInDays: 160,
    owner: demoAccounts.user.id,
    other: 'member',
    everyOther: 7,
    teams: ['رياض الأطلس', 'الحجوزات'],
    invited: [{ email: 'salwa@riad.example', role: 'member' }],
  },
];

import type { OrganizationRole } from '#contract/facts/tenant-roles.ts';
import { invitations, members, organizations, teamMembers, teams } from '../../database/tables/tenants.ts';
import type { DemoRecords, EventRow, UserRow } from '../../features/demo-records.ts';

/** The two accounts as which everybody signs in to the demo. */
export type DemoAccounts = Readonly<Record<'admin' | 'user', { id: string }>>;

interface DemoOrganization {
  name: string;
  slug: string;
  ageInDays: number;
  owner: keyof DemoAccounts;
  /** Role of the other demo account. */
  other: OrganizationRole;
  /** Every so manieth of the other users is a member. */
  everyOther: number;
  /** The first is the one with which it was created. */
  teams: readonly string[];
  invited: readonly { email: string; name?: string; role: OrganizationRole }[];
}

/** One for each of the two people who can be signed in as. */
const demoOrganizations: readonly DemoOrganization[] = [
  {
    name: 'Mwangaza Cooperative',
    slug: 'mwangaza',
    ageInDays: 420,
    owner: 'admin',
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
    owner: 'user',
    other: 'member',
    everyOther: 7,
    teams: ['رياض الأطلس', 'الحجوزات'],
    invited: [{ email: 'salwa@riad.example', role: 'member' }],
  },
];
const day = 24 * 60 * 60_000;

export function organizationDemoRecords(accounts: DemoAccounts): DemoRecords {
  return {
    tables: [organizations, members, teams, teamMembers, invitations],
    create(now, _random, users) {
      const made = demoOrganizations.map((organization) =>
        organizationRows(organization, now, { accounts, users }),
      );
      return {
        events: made.flatMap(({ events }) => events),
        async insert(transaction) {
          for (const rows of made) {
            await transaction.insert(organizations).values(rows.organization);
            await transaction.insert(members).values(rows.members);
            await transaction.insert(teams).values(rows.teams);
            await transaction.insert(teamMembers).values(rows.teamMembers);
            await transaction.insert(invitations).values(rows.invitations);
          }
        },
      };
    },
  };
}

interface DemoPeople {
  accounts: DemoAccounts;
  users: readonly UserRow[];
}

/** One organization with its past: its owner created it, and the others came one by one. */
function organizationRows(organization: DemoOrganization, now: Date, demo: DemoPeople) {
  const { name, slug, ageInDays, teams: teamNames, invited } = organization;
  const { id: owner } = demo.accounts[organization.owner];
  const id = `demo-${slug}`;
  const createdAt = before(now, ageInDays);
  const people = peopleOf(organization, demo);
  const joinedAt = (place: number) => before(now, ageInDays * (1 - place / (people.length + 1)));
  const teamIds = teamNames.map((_, place) => `${id}-team-${place + 1}`);
  const event = (action: EventRow['action'], at: Date, data: Record<string, string> | null): EventRow => ({
    actorId: owner,
    organizationId: id,
    action,
    subjectType: 'organization',
    subjectId: id,
    data,
    createdAt: at,
  });
  return {
    organization: { id, name, slug, createdAt, updatedAt: createdAt },
    members: people.map(({ userId, role }, place) => ({
      id: `${id}-member-${place + 1}`,
      organizationId: id,
      userId,
      role,
      createdAt: joinedAt(place),
    })),
    teams: teamNames.map((team, place) => ({
      id: teamIds[place] ?? '',
      name: team,
      organizationId: id,
      createdAt: joinedAt(place),
      updatedAt: joinedAt(place),
    })),
    teamMembers: teamIds.flatMap((teamId, place) =>
      people
        .filter((_, person) => isInTeam(person, place))
        .map(({ userId }, number) => ({
          id: `${teamId}-member-${number + 1}`,
          teamId,
          userId,
          createdAt: joinedAt(Math.max(place, number)),
        })),
    ),
    invitations: invited.map(({ email, name, role }, place) => ({
      id: `${id}-invitation-${place + 1}`,
      organizationId: id,
      email,
      name,
      role,
      status: 'pending',
      inviterId: owner,
      createdAt: before(now, place + 1),
      expiresAt: before(now, place - 6),
    })),
    events: [
      event('organization.created', createdAt, null),
      ...teamIds
        .slice(1)
        .map((team, place) => event('organization.team-created', joinedAt(place + 1), { team })),
    ],
  };
}

/** Everybody is in the first team, which has the name of the organization; of the others each has a part. */
function isInTeam(person: number, team: number): boolean {
  return team === 0 || person % 4 === team - 1;
}

/** The owner, the other person of the demo, and some of those who can be signed in as. */
function peopleOf(
  { owner, other, everyOther }: DemoOrganization,
  { accounts, users }: DemoPeople,
): { userId: string; role: OrganizationRole }[] {
  const main = [accounts.admin.id, accounts.user.id];
  const others = users.flatMap(({ id = '', onboardedAt, banned }) =>
    main.includes(id) || !onboardedAt || banned ? [] : [id],
  );
  return [
    { userId: accounts[owner].id, role: 'owner' },
    { userId: accounts[owner === 'admin' ? 'user' : 'admin'].id, role: other },
    ...others
      .filter((_, place) => place % everyOther === 0)
      .map((userId, place) => ({ userId, role: place === 0 ? ('admin' as const) : ('member' as const) })),
  ];
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.round(days * day));
}

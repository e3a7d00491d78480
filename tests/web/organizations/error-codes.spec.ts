import { organizationCodes } from '#contract/errors/organization-codes.ts';
import { languages } from '#contract/languages.ts';
import { mostInviteLinks } from '#contract/organizations/invite-links.ts';
import { organizationLimits } from '#server/auth/organization/organization-options.ts';
import { item } from '#server/example-records/item.ts';
import { translator } from '#server/http/translate.ts';
import { expect, refusedDocument, test } from '../layout/layout-test.ts';
import { type Stage, setStage } from './error-stage.ts';
import {
  accept,
  addMembers,
  addToTeam,
  changeRole,
  create,
  deleteTeam,
  leave,
  nameTeam,
  removeFromTeam,
  removeMember,
  sendInvitation,
} from './error-steps.ts';

test.use({ expected: refusedDocument });

type Meet = (stage: Stage) => Promise<void>;

const areas = 'organizations';
const invitations = 'organizations-invitations';

const unused = 'better-auth does not use it';
const ofOwnMaking = 'roles of an own making are off';
const notFound = 'the operations of the screens answer ORGANIZATION_NOT_FOUND';

/** How each code is met on a screen, with the key of the text where the screen has one of its own; or why it is not. */
const cases: Record<(typeof organizationCodes)[number], string | Meet | [Meet, string]> = {
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION: 'who has given no name yet is asked for it instead',
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS: async (stage) => {
    const { sql, userId, id } = stage;
    await sql`insert into organizations (id, name, slug) select ${id} || n, 'Full', ${id} || n
      from generate_series(1, ${organizationLimits.organizationsPerPerson}::int) n`;
    await sql`insert into members (id, organization_id, user_id, role) select ${id} || n, ${id} || n, ${userId}, 'owner'
      from generate_series(1, ${organizationLimits.organizationsPerPerson}::int) n`;
    await create(stage, `more-${id}`);
  },
  ORGANIZATION_ALREADY_EXISTS: [
    async (stage) => {
      await stage.sql`update organizations set slug = ${`taken-${stage.id}`} where id = ${stage.id}`;
      await create(stage, `taken-${stage.id}`);
    },
    `${areas}:slug.used`,
  ],
  ORGANIZATION_SLUG_ALREADY_TAKEN: 'the settings say it at the field, as VALIDATION_FAILED',
  ORGANIZATION_NOT_FOUND: async ({ page, open, press, sql, id }) => {
    await open('');
    await page.locator('[name=name]').fill('Mine');
    await sql`delete from organizations where id = ${id}`;
    await press(`${areas}:general.save`);
  },
  USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION: notFound,
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION: async ({ page, open, press, becomes }) => {
    await open('');
    await page.locator('[name=name]').fill('Mine');
    await becomes('member');
    await press(`${areas}:general.save`);
  },
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION: async ({ page, open, press, becomes }) => {
    await open('');
    await press(`${areas}:delete.button`);
    await page.getByRole('alertdialog').getByRole('textbox').fill('Mwanga Cooperative');
    await becomes('admin');
    await press(`${areas}:delete.confirm`, page.getByRole('alertdialog'));
  },
  NO_ACTIVE_ORGANIZATION: 'the operations of the screens name the organization',
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: [
    async (stage) => {
      await stage.open('/invitations');
      await sendInvitation(stage, stage.omar.email);
    },
    `${invitations}:tab.results.already-member`,
  ],
  MEMBER_NOT_FOUND: (stage) =>
    removeMember(stage, () => stage.sql`delete from members where id = ${stage.omar.id}`),
  ROLE_NOT_FOUND: 'the screens offer the roles that there are',
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM: unused,
  TEAM_ALREADY_EXISTS: async (stage) => {
    await stage.open('/teams');
    await nameTeam(stage, 'mwanga COOPERATIVE', 'create');
  },
  TEAM_NOT_FOUND: async (stage) => {
    const { sql, open, teamId, id } = stage;
    await sql`insert into teams (id, name, organization_id) values (${`second-${id}`}, 'Second', ${id})`;
    await open(`/teams/${teamId}`);
    await sql`delete from teams where id = ${teamId}`;
    await nameTeam(stage, 'Third', 'rename');
  },
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: async (stage) => {
    await stage.open('');
    await stage.sql`update members set role = 'admin' where id = ${stage.omar.id}`;
    await leave(stage);
  },
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER: (stage) =>
    changeRole(
      stage,
      'Amina Wanjiru',
      () => stage.sql`update members set role = 'admin' where id = ${stage.omar.id}`,
    ),
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER: (stage) => removeMember(stage, () => stage.becomes('member')),
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION: async (stage) => {
    await stage.open('/invitations');
    await stage.becomes('member');
    await sendInvitation(stage, 'new@example.com');
  },
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: [
    async (stage) => {
      await stage.open('/invitations');
      await stage.invite('new@example.com');
      await sendInvitation(stage, 'new@example.com');
    },
    `${invitations}:tab.results.already-invited`,
  ],
  INVITATION_NOT_FOUND: (stage) =>
    accept(
      stage,
      () => stage.sql`update invitations set status = 'canceled' where organization_id = ${stage.id}`,
    ),
  YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION: (stage) =>
    accept(
      stage,
      () => stage.sql`update invitations set email = 'new@example.com' where organization_id = ${stage.id}`,
    ),
  EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION: (stage) =>
    accept(stage, () => stage.sql`update users set email_verified = false where id = ${stage.userId}`),
  EMAIL_VERIFICATION_REQUIRED_FOR_INVITATION: 'the page of the invitation says so itself',
  YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION: async ({ page, t, open, press, becomes, invite }) => {
    await invite('new@example.com');
    await open('/invitations');
    await page
      .getByRole('button', { name: t(`${invitations}:tab.cancelOf`, { email: 'new@example.com' }) })
      .click();
    await becomes('member');
    await press(`${invitations}:tab.cancelConfirm`, page.getByRole('alertdialog'));
  },
  YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS: 'the tab of the invitations is the 403 page',
  INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION: async (stage) => {
    const { sql, id, omar } = stage;
    await addMembers(stage, 1);
    await sql`update members set role = 'owner' where organization_id = ${id}`;
    await accept(stage, () => sql`delete from members where id = ${omar.id}`);
  },
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE: async (stage) => {
    await stage.open('/invitations');
    await stage.page.locator('[name=role]').first().selectOption('owner');
    await stage.becomes('admin');
    await sendInvitation(stage, 'new@example.com');
  },
  FAILED_TO_RETRIEVE_INVITATION: unused,
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS: async (stage) => {
    await stage.sql`insert into teams (id, name, organization_id) select ${stage.id} || n, 'Team ' || n, ${stage.id}
      from generate_series(2, ${organizationLimits.teamsPerOrganization}::int) n`;
    await stage.open('/teams');
    await nameTeam(stage, 'One more', 'create');
  },
  UNABLE_TO_REMOVE_LAST_TEAM: async (stage) => {
    await stage.open(`/teams/${stage.teamId}`);
    await deleteTeam(stage);
  },
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER: (stage) =>
    changeRole(stage, 'Omar Benali', () => stage.becomes('member')),
  ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: (stage) =>
    accept(stage, () => addMembers(stage, organizationLimits.membersPerOrganization - 1)),
  YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION: async (stage) => {
    await stage.open('/teams');
    await stage.becomes('member');
    await nameTeam(stage, 'Mine', 'create');
  },
  YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION: async (stage) => {
    await stage.open(`/teams/${stage.teamId}`);
    await stage.becomes('member');
    await deleteTeam(stage);
  },
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM: async (stage) => {
    await stage.open(`/teams/${stage.teamId}`);
    await stage.becomes('member');
    await nameTeam(stage, 'Mine', 'rename');
  },
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM: notFound,
  INVITATION_LIMIT_REACHED: async (stage) => {
    await stage.sql`insert into invitations (id, organization_id, email, expires_at, inviter_id)
      select ${stage.id} || n, ${stage.id}, n || '@example.com', now() + interval '1 day', ${stage.userId}
      from generate_series(1, ${organizationLimits.pendingInvitations}::int) n`;
    await stage.open('/invitations');
    await sendInvitation(stage, 'new@example.com');
  },
  TEAM_MEMBER_LIMIT_REACHED: async (stage) => {
    const most = organizationLimits.membersPerTeam;
    await addMembers(stage, most);
    await stage.sql`insert into team_members (id, team_id, user_id) select ${stage.id} || n, ${stage.teamId}, ${stage.id} || n
      from generate_series(1, ${most}::int) n`;
    await addToTeam(stage, async () => {});
  },
  USER_IS_NOT_A_MEMBER_OF_THE_TEAM: (stage) =>
    removeFromTeam(stage, () => stage.sql`delete from team_members where team_id = ${stage.teamId}`),
  YOU_CAN_NOT_ACCESS_THE_MEMBERS_OF_THIS_TEAM: unused,
  YOU_DO_NOT_HAVE_AN_ACTIVE_TEAM: 'no team is chosen in this product',
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER: (stage) => addToTeam(stage, () => stage.becomes('member')),
  YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER: (stage) =>
    removeFromTeam(stage, () => stage.becomes('member')),
  YOU_ARE_NOT_ALLOWED_TO_ACCESS_THIS_ORGANIZATION: notFound,
  YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION: notFound,
  MISSING_AC_INSTANCE: ofOwnMaking,
  YOU_MUST_BE_IN_AN_ORGANIZATION_TO_CREATE_A_ROLE: ofOwnMaking,
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_ROLE: ofOwnMaking,
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_A_ROLE: ofOwnMaking,
  YOU_ARE_NOT_ALLOWED_TO_DELETE_A_ROLE: ofOwnMaking,
  YOU_ARE_NOT_ALLOWED_TO_READ_A_ROLE: ofOwnMaking,
  YOU_ARE_NOT_ALLOWED_TO_LIST_A_ROLE: ofOwnMaking,
  YOU_ARE_NOT_ALLOWED_TO_GET_A_ROLE: ofOwnMaking,
  TOO_MANY_ROLES: ofOwnMaking,
  INVALID_RESOURCE: ofOwnMaking,
  ROLE_NAME_IS_ALREADY_TAKEN: ofOwnMaking,
  CANNOT_DELETE_A_PRE_DEFINED_ROLE: ofOwnMaking,
  ROLE_IS_ASSIGNED_TO_MEMBERS: ofOwnMaking,
  INVALID_TEAM_ID: 'a team that is none is TEAM_NOT_FOUND',
  ORGANIZATION_DELETION_DISABLED: 'it is not disabled',
  ACCOUNT_OWNS_ORGANIZATIONS: async ({ page, visit, press, sql, omar }) => {
    await sql`update members set role = 'admin' where id = ${omar.id}`;
    await visit('/app/account');
    await press('account:data.delete');
    await page.getByRole('alertdialog').getByRole('textbox').fill('Amina Wanjiru');
    await press('account:delete.sendCode', page.getByRole('alertdialog'));
  },
  INVITE_LINK_LIMIT_REACHED: async ({ page, sql, open, id, userId }) => {
    await sql`insert into invite_links (id, organization_id, token_hash, role, expires_at, creator_id)
      select ${id} || n, ${id}, ${id} || n, 'member', now() + interval '1 day', ${userId}
      from generate_series(1, ${mostInviteLinks}::int) n`;
    await open('/invitations');
    await page.locator('button[value=create-link]').click();
  },
  INVITE_LINK_NOT_FOUND: async ({ page, sql, open, press, id, userId }) => {
    await sql`insert into invite_links (id, organization_id, token_hash, role, expires_at, creator_id)
      values (${id}, ${id}, ${id}, 'member', now() + interval '1 day', ${userId})`;
    await open('/invitations');
    await press(`${invitations}:tab.links.revoke`);
    await sql`delete from invite_links where id = ${id}`;
    await press(`${invitations}:tab.links.revokeConfirm`, page.getByRole('alertdialog'));
  },
  ORGANIZATION_CHANGED: 'the forms of records of an organization say it, and their tests hold that',
  SOLE_OWNER: 'the page of a user has it as the reason why nothing is deleted (account.spec.ts)',
};

// The compiler holds that no code is missing. server/organizations/error-codes.test.ts has the server answer with each.
const met = Object.entries(cases).flatMap(([code, how]) =>
  typeof how === 'string'
    ? []
    : [{ code, how: typeof how === 'function' ? ([how, `errors:${code}`] as const) : how }],
);

for (const [place, { code, how }] of met.entries()) {
  const language = item(languages, place);
  test(`${code}, in ${language}`, async ({ visit, page, newcomer, server }) => {
    const t = translator(language);
    const client = await newcomer();
    const [meet, key] = how;
    await meet(
      await setStage({ server, page, client, t, visit: (path) => visit(client, path, { language }) }),
    );
    await expect(page.getByText(t(key), { exact: true }).filter({ visible: true }).first()).toBeVisible();
  });
}

test('no code is left out', () => {
  expect(Object.keys(cases).sort()).toEqual([...organizationCodes].sort());
});

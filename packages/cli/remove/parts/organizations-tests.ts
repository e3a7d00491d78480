// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are texts of sources
import type { Part } from '../part.ts';

/** What tests of others say of organizations. */
export const tests: NonNullable<Part['edits']> = {
  'contract/errors/codes.test.ts': [
    { line: 'organization: codesOf(organization()),' },
    {
      from: "['admin', 'organization', 'email-otp', 'generic-oauth']",
      to: "['admin', 'email-otp', 'generic-oauth']",
    },
    { from: 'genericOAuth, organization }', to: 'genericOAuth }' },
  ],
  'contract/errors/specified-texts.test.ts': [
    {
      from: ' YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION\n  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION\n  ORGANIZATION_ALREADY_EXISTS ORGANIZATION_NOT_FOUND NO_ACTIVE_ORGANIZATION MEMBER_NOT_FOUND ROLE_NOT_FOUND\n  TEAM_ALREADY_EXISTS TEAM_NOT_FOUND INVITATION_NOT_FOUND USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION\n  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION\n  INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION FAILED_TO_RETRIEVE_INVITATION\n  ORGANIZATION_MEMBERSHIP_LIMIT_REACHED UNABLE_TO_REMOVE_LAST_TEAM\n  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS\n  YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE\n  YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER\n  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER\n  YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION',
      to: '',
    },
  ],
  'renderer/layout/palette/choices.test.ts': [
    {
      from: "          area === 'app'\n            ? (init.tenantGrants.invoice?.includes('create') ?? false)\n            : may(init, 'invoice', 'create'),",
      to: "          area === 'manager' && may(init, 'invoice', 'create'),",
    },
    { block: "it('what can be begun in the user area" },
  ],
  'scripts/add/entity-files.test.ts': [
    { from: '(fields: readonly string[], scope?: EntityScope)', to: '(fields: readonly string[])' },
    { from: ", key: 's', scope }", to: ", key: 's' }" },
    { from: "['of every kind of field', given, undefined]", to: "['of every kind of field', given]" },
    { from: "['of one field', ['name:text!'], undefined]", to: "['of one field', ['name:text!']]" },
    { line: "['of organizations, of every kind of field'" },
    { line: "['of organizations, of one field'" },
    {
      from: '(_, fields, scope) => {\n  const files = filesOf(fields, scope);',
      to: '(_, fields) => {\n  const files = filesOf(fields);',
    },
  ],
  'server/account/download-data.test.ts': [
    {
      from: "  'members.user_id': 'organizations',\n  'team_members.user_id': 'teams',\n  'invitations.inviter_id': 'invitationsSent',\n  'invite_links.creator_id': 'inviteLinks',\n",
      to: '',
    },
    { line: "'invitations.email': 'invitationsReceived'," },
    { line: "'sessions.active_organization_id'," },
    { line: "'sessions.active_team_id'," },
    { line: "'invitations.team_id'," },
    {
      from: "  await sql`insert into organizations (id, name, slug) values ('o', 'Mwangaza', 'mwangaza')`;\n  await sql`insert into members (id, organization_id, user_id, role) values ('m', 'o', ${adaId}, 'owner')`;\n  await sql`insert into teams (id, name, organization_id) values ('t', 'Lights', 'o')`;\n  await sql`insert into team_members (id, team_id, user_id) values ('tm', 't', ${adaId})`;\n  await sql`\n    insert into invitations (id, organization_id, email, role, inviter_id, expires_at) values\n    ('i', 'o', 'joe@example.com', 'member', ${adaId}, now()),\n    ('j', 'o', ${email.toUpperCase()}, 'member', ${adaId}, now())`;\n",
      to: '',
    },
    {
      from: "    organizations: [{ name: 'Mwangaza', role: 'owner' }],\n    teams: [{ name: 'Lights', organization: 'Mwangaza' }],\n    invitationsSent: [{ email: 'joe@example.com' }, { email: email.toUpperCase() }],\n    invitationsReceived: [{ organization: 'Mwangaza' }],\n",
      to: '',
    },
  ],
  'server/api/reject-demo-writes.test.ts': [
    {
      from: 'expect(endpoints.length).toBeGreaterThan(80)',
      to: 'expect(endpoints.length).toBeGreaterThan(50)',
    },
  ],
  'server/app/clean-up.test.ts': [
    { line: 'await test.database.sql`insert into organizations (id, name, slug)' },
    { block: '  invitations: {' },
    { block: '  invite_links: {' },
    ...['organizations', 'organization_pictures', 'members', 'teams', 'team_members'].map((table) => ({
      line: `  '${table}',`,
    })),
  ],
  'server/auth/auth-routes.test.ts': [
    {
      from: "browser.post('/organization/create', { name: 7 })",
      to: "browser.post('/sign-in/social', { provider: 7 })",
    },
  ],
  'server/database/database-outage.test.ts': [{ line: "['POST', '/organization/create'," }],
  'server/database/schema/schema-rules.test.ts': [
    { from: "describe('users and members', ", to: "describe('users', " },
    {
      from: 'unique by case-insensitive address, and once per organization',
      to: 'unique by case-insensitive address',
    },
    {
      from: "    await sql`insert into organizations (id, name, slug) values ('o', 'O', 'o')`;\n    await sql`insert into members (id, organization_id, user_id, role) values ('m', 'o', 'a', 'owner')`;\n    await expect(\n      sql`insert into members (id, organization_id, user_id) values ('n', 'o', 'a')`,\n    ).rejects.toMatchObject({ constraint_name: 'members_organization_user_unique' });\n",
      to: '',
    },
    { from: "['sessions', 'accounts', 'members', 'organizations']", to: "['sessions', 'accounts']" },
  ],
  'server/email/templates/account-mails.test.tsx': [
    { block: 'const organizationInvitation = {' },
    { line: "['organization-invitation', organizationInvitation, 5]," },
    { block: "it('an invitation into an organization" },
  ],
  'server/http/api-bodies.test.ts': [
    { from: "['/api/auth/organization/create', 400]", to: "['/api/auth/update-user', 400]" },
  ],
  'server/http/logger.test.ts': [
    { from: '`/invite/${token}`', to: '`/links/${token}`' },
    { from: '`/api/invite-links/${token}/accept`', to: '`/api/links/${token}/accept`' },
    { from: '%2Finvite%2F${token}`', to: '%2Flinks%2F${token}`' },
    { from: '/api/fn/organizations.readInviteLink?data', to: '/api/fn/links.read?data' },
    { from: "'/invitation/0519e8d1", to: "'/links/0519e8d1" },
  ],
  'server/lists/list-indexes.test.ts': [
    { from: ", kind: 'all' | 'installation' = 'all')", to: ')' },
    { line: 'const rows = rowsIn({ scope: { kind } as Scope }, list.table);' },
    { from: 'from ${rows} order by', to: 'from ${list.table} order by' },
    { line: 'const scoped = sorts.filter(' },
    { block: 'it.each(scoped.length > 0 ? scoped : [])(' },
  ],
  'server/lists/search/search.slow.test.ts': [
    { from: 'inScope({}, projectList.table), ', to: '', times: 2 },
    { from: 'inScope({}, userList.table), ', to: '' },
  ],
  'renderer/lib/recent/opened-records.test.ts': [{ line: "{ kind, id: 'b', at, organization: null }," }],
  'tests/attacks/every-operation.test.ts': [
    { from: " '/organization/create',", to: '' },
    { from: "{ userId: 'x', organizationId: 'x', role", to: "{ userId: 'x', role" },
    { line: "organizationId: 'chosen'," },
    { line: "activeOrganizationId: 'chosen'," },
    { from: 'impersonated_by, active_organization_id from', to: 'impersonated_by from' },
  ],
  'tests/attacks/fuzz/fuzzed-server.ts': [
    {
      from: '        // The organization that was active may have been deleted.\n        saved.sessions.map(({ row }) => ({ ...row, active_organization_id: null, active_team_id: null })),\n',
      to: '        saved.sessions.map(({ row }) => row),\n',
    },
    {
      from: '/** Ids of an organization, a team and a record of each feature. */\nasync function makeRecords(user: Browser, admin: Browser, server',
      to: '/** Ids of a record of each feature. */\nasync function makeRecords(admin: Browser, server',
    },
    { line: 'const { body: organization } = await user.post(' },
    { line: 'const teamId = await firstTeamId(server, organization.id);' },
    { from: '[organization, { id: teamId }, ...records].flatMap', to: 'records.flatMap' },
    { from: 'makeRecords(user, admin, server)', to: 'makeRecords(admin, server)' },
  ],
  'tests/attacks/look-alike-addresses.test.ts': [
    { line: "const organizationId = await createOrganization(admin, 'kenya');" },
    { line: "['/organization/invite-member', { organizationId, email" },
  ],
  'tests/attacks/untrusted-input.test.ts': [
    {
      from: "const organizationId = await createOrganization(owner, 'acme');\nawait join(server, owner, organizationId, 'member@example.com', 'member');\nconst ids = await memberIds(server, organizationId);\nconst teamId = await firstTeamId(server, organizationId);\nconst { body: invitation } = await owner.post('/organization/invite-member', {\n  organizationId,\n  email: 'invited@example.com',\n  role: 'member',\n});\n",
      to: '',
    },
    { from: "  organizationId,\n  organizationSlug: 'acme',\n  slug: 'acme',\n", to: '' },
    {
      from: "  memberId: ids['member@example.com'],\n  memberIdOrEmail: 'member@example.com',\n  teamId,\n  invitationId: invitation.id,\n  id: invitation.id,\n",
      to: '',
    },
    { from: '/acme|@example\\.com/', to: '/@example\\.com/' },
  ],
};

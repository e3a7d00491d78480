import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';
import { createOrganization, idOf, join } from '#tests/support/organizations.ts';

let server: AuthServer;
let owner: Browser;
let organizationId: string;

const limits = {
  organizationsPerPerson: 2,
  membersPerOrganization: 3,
  teamsPerOrganization: 2,
  membersPerTeam: 2,
  pendingInvitations: 2,
};

beforeEach(async () => {
  server = await startAuthServer({ limits });
  owner = await server.signIn('owner@example.com');
  organizationId = await createOrganization(owner, 'acme');
});
afterEach(() => server.stop());

const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('an organisation', () => {
  it('is made by its owner, with a first team, and becomes the active one', async () => {
    const { body } = await owner.get('/organization/get-full-organization');
    expect(body).toMatchObject({
      slug: 'acme',
      members: [{ role: 'owner', user: { email: 'owner@example.com' } }],
      teams: [{ name: 'acme' }],
    });
    expect((await owner.get('/get-session')).body.session.activeOrganizationId).toBe(organizationId);
    expect((await owner.get('/organization/get-active-member-role')).body).toEqual({ role: 'owner' });
    expect((await owner.get('/organization/get-active-member')).body).toMatchObject({
      role: 'owner',
      user: { email: 'owner@example.com' },
    });
  });

  it('has a slug of its own', async () => {
    const again = await owner.post('/organization/create', { name: 'Other', slug: 'acme' });
    expect(refusal(again)).toEqual([400, 'ORGANIZATION_ALREADY_EXISTS']);
    expect(refusal(await owner.post('/organization/check-slug', { slug: 'acme' }))).toEqual([
      400,
      'ORGANIZATION_SLUG_ALREADY_TAKEN',
    ]);
    expect((await owner.post('/organization/check-slug', { slug: 'free' })).status).toBe(200);
    await createOrganization(owner, 'second');
    const renamed = await owner.post('/organization/update', { organizationId, data: { slug: 'second' } });
    expect(refusal(renamed)).toEqual([400, 'ORGANIZATION_SLUG_ALREADY_TAKEN']);
  });

  it('has one owner of a slug when two take it at the same moment', async () => {
    const ada = await server.signIn('ada@example.com');
    const answers = await Promise.all(
      [owner, ada].map((browser) => browser.post('/organization/create', { name: 'Twin', slug: 'twin' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('ORGANIZATION_ALREADY_EXISTS');
  });

  it.each([
    [{ name: 'go to https://evil.example' }, 400, 'INVALID_NAME'],
    [{ slug: 'No Slug' }, 422, 'VALIDATION_FAILED'],
    [{ slug: 'x'.repeat(61) }, 422, 'VALIDATION_FAILED'],
    [{ logo: 'javascript:alert(1)' }, 400, 'INVALID_IMAGE'],
    [{ logo: 'https://images.example/logo.png' }, 400, 'INVALID_IMAGE'],
  ])('is not made or changed with %j', async (change, status, code) => {
    const created = await owner.post('/organization/create', { name: 'Good', slug: 'good', ...change });
    expect(refusal(created)).toEqual([status, code]);
    const updated = await owner.post('/organization/update', { organizationId, data: change });
    expect(refusal(updated)).toEqual([status, code]);
  });

  it('is not made by those who have not finished onboarding', async () => {
    const ada = await server.signIn('ada@example.com');
    await server.database.sql`update users set onboarded_at = null where email = 'ada@example.com'`;
    const answer = await ada.post('/organization/create', { name: 'Early', slug: 'early' });
    expect(refusal(answer)).toEqual([403, 'YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION']);
  });

  it('is one of a limited number for each person', async () => {
    await createOrganization(owner, 'second');
    const third = await owner.post('/organization/create', { name: 'Third', slug: 'third' });
    expect(refusal(third)).toEqual([403, 'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS']);
  });

  it('is not found when it does not exist', async () => {
    expect(refusal(await owner.get('/organization/get-organization?organizationId=none'))).toEqual([
      400,
      'ORGANIZATION_NOT_FOUND',
    ]);
  });

  it('shows nothing to strangers', async () => {
    const stranger = await server.signIn('stranger@example.com');
    for (const [method, path, body, code] of [
      ['GET', 'get-organization', undefined, 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION'],
      ['GET', 'get-full-organization', undefined, 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION'],
      ['GET', 'list-members', undefined, 'YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION'],
      ['GET', 'list-teams', undefined, 'YOU_ARE_NOT_ALLOWED_TO_ACCESS_THIS_ORGANIZATION'],
      ['GET', 'list-invitations', undefined, 'FORBIDDEN'],
      ['POST', 'set-active', { organizationId }, 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION'],
      ['POST', 'update', { organizationId, data: { name: 'X' } }, 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION'],
      ['POST', 'delete', { organizationId }, 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION'],
      ['POST', 'leave', { organizationId }, 'MEMBER_NOT_FOUND'],
      [
        'POST',
        'invite-member',
        { organizationId, email: 'x@example.com', role: 'member' },
        'MEMBER_NOT_FOUND',
      ],
    ] as const) {
      const query = method === 'GET' ? `?organizationId=${organizationId}` : '';
      const answer = await stranger.request(method, `/organization/${path}${query}`, body);
      expect([path, answer.status >= 400, answer.body.code]).toEqual([path, true, code]);
      expect((await server.browser().request(method, `/organization/${path}${query}`, body)).status).toBe(
        401,
      );
    }
  });

  it('must be chosen where none is active', async () => {
    const ada = await server.signIn('ada@example.com');
    for (const [method, path, body] of [
      ['GET', 'get-active-member', undefined],
      ['POST', 'create-team', { name: 'T' }],
      ['POST', 'remove-member', { memberIdOrEmail: 'x' }],
      ['POST', 'update-member-role', { memberId: 'x', role: 'member' }],
    ] as const) {
      const answer = await ada.request(method, `/organization/${path}`, body);
      expect([path, ...refusal(answer)]).toEqual([path, 400, 'NO_ACTIVE_ORGANIZATION']);
    }
  });
});

describe('roles', () => {
  it('decide over the organisation itself', async () => {
    const admin = await join(server, owner, organizationId, 'org-admin@example.com', 'admin');
    const member = await join(server, owner, organizationId, 'member@example.com', 'member');
    const update = (browser: Browser) =>
      browser.post('/organization/update', { organizationId, data: { name: 'New name' } });
    expect((await update(admin)).status).toBe(200);
    expect(refusal(await update(member))).toEqual([403, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION']);
    for (const browser of [admin, member]) {
      const answer = await browser.post('/organization/delete', { organizationId });
      expect(refusal(answer)).toEqual([403, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION']);
    }
    expect((await owner.post('/organization/delete', { organizationId })).status).toBe(200);
    for (const table of ['members', 'teams', 'team_members', 'invitations', 'organizations']) {
      expect(await server.database.sql`select 1 from ${server.database.sql(table)}`).toHaveLength(0);
    }
    expect((await admin.get('/get-session')).body.session.activeOrganizationId).toBeNull();
  });

  it('answer what they allow', async () => {
    const member = await join(server, owner, organizationId, 'member@example.com', 'member');
    await member.post('/organization/set-active', { organizationId });
    const may = async (browser: Browser) =>
      (await browser.post('/organization/has-permission', { permissions: { member: ['update'] } })).body
        .success;
    expect([await may(owner), await may(member)]).toEqual([true, false]);
  });

  it('of members are changed by owners and admins, within what they are themselves', async () => {
    const admin = await join(server, owner, organizationId, 'org-admin@example.com', 'admin');
    const member = await join(server, owner, organizationId, 'member@example.com', 'member');
    const ids = await memberIds();
    const change = (browser: Browser, email: string, role: string | string[]) =>
      browser.post('/organization/update-member-role', { organizationId, memberId: ids[email], role });
    const notAllowed = [403, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER'];
    expect(refusal(await change(member, 'member@example.com', 'admin'))).toEqual(notAllowed);
    expect(refusal(await change(admin, 'member@example.com', 'owner'))).toEqual(notAllowed);
    expect(refusal(await change(admin, 'owner@example.com', 'member'))).toEqual(notAllowed);
    expect(refusal(await change(owner, 'member@example.com', 'king'))).toEqual([400, 'ROLE_NOT_FOUND']);
    expect(refusal(await change(owner, 'nobody', 'admin'))).toEqual([400, 'VALIDATION_ERROR']);
    expect((await change(admin, 'member@example.com', 'admin')).body.role).toBe('admin');
    expect((await change(owner, 'member@example.com', ['admin', 'member'])).body.role).toBe('admin,member');
  });
});

describe('the owner', () => {
  const lead = '/organization/leave';

  it('who is the only one cannot leave, step down, or be put out', async () => {
    const admin = await join(server, owner, organizationId, 'org-admin@example.com', 'admin');
    const ids = await memberIds();
    expect(refusal(await owner.post(lead, { organizationId }))).toEqual([
      400,
      'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
    ]);
    const memberId = ids['owner@example.com'];
    expect(
      refusal(
        await owner.post('/organization/update-member-role', { organizationId, memberId, role: 'member' }),
      ),
    ).toEqual([400, 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER']);
    for (const browser of [owner, admin]) {
      const answer = await browser.post('/organization/remove-member', {
        organizationId,
        memberIdOrEmail: memberId,
      });
      expect(refusal(answer)).toEqual([400, 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER']);
    }
  });

  it('who is the only one cannot delete the account, nor an admin delete it, while others are members', async () => {
    const appAdmin = await server.signIn('admin@example.com');
    const member = await join(server, owner, organizationId, 'member@example.com', 'member');
    expect(refusal(await owner.post('/delete-user', {}))).toEqual([400, 'ACCOUNT_OWNS_ORGANIZATIONS']);
    const userId = await idOf(owner);
    expect(refusal(await appAdmin.post('/admin/remove-user', { userId }))).toEqual([400, 'SOLE_OWNER']);
    expect((await server.deleteAccount(member, 'member@example.com')).status).toBe(200);
    expect((await server.deleteAccount(owner, 'owner@example.com')).status).toBe(200);
    expect(await server.database.sql`select 1 from organizations`).toHaveLength(0);
  });

  it('is one at least when two leave or step down at the same moment', async () => {
    for (const how of ['leave', 'step down'] as const) {
      await server.database.sql`delete from rate_limits`;
      // Somebody stays: an organisation without members ceases.
      await join(server, owner, organizationId, `stays-${how.replace(' ', '-')}@example.com`, 'member');
      const other = await join(
        server,
        owner,
        organizationId,
        `${how.replace(' ', '-')}@example.com`,
        'owner',
      );
      const ids = await memberIds();
      const go = (browser: Browser, email: string) =>
        how === 'leave'
          ? browser.post(lead, { organizationId })
          : browser.post('/organization/update-member-role', {
              organizationId,
              memberId: ids[email],
              role: 'member',
            });
      const answers = await Promise.all([
        go(owner, 'owner@example.com'),
        go(other, `${how.replace(' ', '-')}@example.com`),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await server.database.sql`select 1 from members where role = 'owner'`).toHaveLength(1);
      await server.database
        .sql`delete from members where user_id <> ${await idOf(owner)} and role <> 'owner'`;
      await server.database.sql`
        insert into members (id, organization_id, user_id, role)
        values ('back', ${organizationId}, ${await idOf(owner)}, 'owner') on conflict do nothing`;
      await server.database.sql`update members set role = 'owner' where user_id = ${await idOf(owner)}`;
      await server.database.sql`delete from members where user_id <> ${await idOf(owner)}`;
    }
  });
});

describe('members', () => {
  it('leave, and are put out by those who may', async () => {
    const first = await join(server, owner, organizationId, 'first@example.com', 'member');
    const second = await join(server, owner, organizationId, 'second@example.com', 'member');
    const put = (browser: Browser, memberIdOrEmail: string) =>
      browser.post('/organization/remove-member', { organizationId, memberIdOrEmail });
    expect(refusal(await put(first, 'second@example.com'))).toEqual([
      401,
      'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER',
    ]);
    expect(refusal(await put(owner, 'nobody@example.com'))).toEqual([400, 'MEMBER_NOT_FOUND']);
    expect((await put(owner, 'second@example.com')).status).toBe(200);
    expect((await first.post('/organization/leave', { organizationId })).status).toBe(200);
    expect((await second.get('/organization/list')).body).toEqual([]);
    expect((await owner.get(`/organization/list-members?organizationId=${organizationId}`)).body.total).toBe(
      1,
    );
  });

  it('of another organisation are not touched', async () => {
    const ada = await server.signIn('ada@example.com');
    const other = await createOrganization(ada, 'other');
    const memberId = (await memberIds(other))['ada@example.com'] ?? '';
    const removed = await owner.post('/organization/remove-member', {
      organizationId,
      memberIdOrEmail: memberId,
    });
    const changed = await owner.post('/organization/update-member-role', {
      organizationId,
      memberId,
      role: 'member',
    });
    expect([refusal(removed)[0], ...refusal(changed)]).toEqual([
      400,
      403,
      'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER',
    ]);
  });
});

async function memberIds(organization = organizationId): Promise<Record<string, string>> {
  const rows = await server.database.sql<{ email: string; id: string }[]>`
    select u.email, m.id from members m join users u on u.id = m.user_id
    where m.organization_id = ${organization}`;
  return Object.fromEntries(rows.map(({ email, id }) => [email, id]));
}

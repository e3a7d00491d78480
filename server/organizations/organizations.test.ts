import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, outcomeOf } from '#tests/support/browser.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import { changeOf } from '#tests/support/organization-server.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

let id: string;

const server = await startTestServer();
const [owner, admin, member, stranger] = await Promise.all([
  signInUser(server, 'owner@example.com', 'Ada Owner'),
  signInUser(server, 'admin@example.com', 'Omar Admin'),
  signInUser(server, 'member@example.com', 'Nia Member'),
  signInUser(server, 'stranger@example.com', 'Zed Stranger'),
]);
afterAll(() => server.stop());

const call = (browser: Browser, method: string, path: string, body?: unknown) =>
  browser.request(method, `${server.url}/api${path}`, body);

const notFound = '404 ORGANIZATION_NOT_FOUND';
const mayNotUpdateMember = '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER';

/** Calls an operation of the organization. */
const at = (browser: Browser, method: string, path = '', body?: unknown) =>
  call(browser, method, `/organizations/${id}${path}`, body);

async function add(email: string, role: string): Promise<void> {
  await server.database.sql`insert into members (id, organization_id, user_id, role)
    select gen_random_uuid()::text, ${id}, users.id, ${role} from users where email = ${email}`;
}

async function memberId(email: string): Promise<string> {
  const [row] = await server.database.sql`select m.id from members m join users u on u.id = m.user_id
    where u.email = ${email} and m.organization_id = ${id}`;
  return row?.id;
}

const events = async () =>
  (
    await server.database
      .sql`select action, data, u.email from audit_events e left join users u on u.id = e.actor_id
      where subject_type = 'organization' and subject_id = ${id} order by e.id`
  ).map(({ action, data, email }) => [action, email, data]);

beforeEach(async () => {
  await server.database.sql`delete from organizations`;
  await changeTrail(server.database.sql, (tx) => tx`delete from audit_events`);
  const { status, body } = await call(owner, 'POST', '/organizations', { name: ' Acme ', slug: 'Acme' });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ name: 'Acme', slug: 'acme', role: 'owner' }),
  ]);
  ({ id } = body);
  await add('admin@example.com', 'admin');
  await add('member@example.com', 'member');
});

describe('an organization', () => {
  it('is listed to its members, with their role and the active one', async () => {
    expect((await call(owner, 'GET', '/organizations')).body).toEqual({
      items: [{ id, name: 'Acme', slug: 'acme', logo: null, role: 'owner' }],
      activeId: id,
    });
    expect((await call(member, 'GET', '/organizations')).body).toEqual({
      items: [expect.objectContaining({ id, role: 'member' })],
      activeId: null,
    });
    expect((await call(stranger, 'GET', '/organizations')).body).toEqual({ items: [], activeId: null });
  });

  it('is read by its members, and is none to others', async () => {
    const { body } = await at(member, 'GET');
    expect(body).toMatchObject({ name: 'Acme', role: 'member', memberCount: 3, ownerCount: 1, teamCount: 1 });
    for (const [method, path, input] of [
      ['GET', ''],
      ['GET', '/activity'],
      ['GET', '/members'],
      ['PUT', '', { name: 'Mine', slug: 'mine', expectedUpdatedAt: body.updatedAt }],
      ['DELETE', ''],
      ['POST', '/leave'],
      ['POST', '/transfer', { memberId: await memberId('admin@example.com') }],
      ['PUT', `/members/${await memberId('member@example.com')}/role`, { role: 'owner' }],
      ['POST', '/members/remove', { memberIds: [await memberId('member@example.com')] }],
      ['GET', '/invitations'],
      ['POST', '/invitations', { emails: ['x@example.com'] }],
      ['POST', '/invite-links', {}],
    ] as const) {
      expect(await outcomeOf(at(stranger, method, path, input)), path).toBe(notFound);
    }
    expect(await outcomeOf(call(stranger, 'PUT', '/active-organization', { id }))).toBe(notFound);
    expect(await outcomeOf(call(new Browser(server.url), 'GET', `/organizations/${id}`))).toBe(
      '401 UNAUTHORIZED',
    );
  });

  it.each([
    [{ name: '', slug: 'free' }, 'name', 'Name is required'],
    [{ name: 'evil.example', slug: 'free' }, 'name', 'Name is invalid'],
    [{ name: 'Acme', slug: 'a--b' }, 'slug', /^Short name can have small letters/],
    [{ name: 'Acme', slug: 'a'.repeat(61) }, 'slug', /at most 60 characters/],
  ])('is refused with %j', async (input, field, message) => {
    const { status, body } = await call(owner, 'POST', '/organizations', input);
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(body.data.fields).toEqual({ [field]: expect.stringMatching(message) });
  });

  it('begins with a team, in the language of the page on which it is created', async () => {
    owner.cookies.set('i18next', 'fr');
    const { body } = await call(owner, 'POST', '/organizations', { name: 'Nord', slug: 'nord' });
    owner.cookies.delete('i18next');
    const { items } = (await call(owner, 'GET', `/organizations/${body.id}/teams`)).body;
    expect(items).toMatchObject([{ name: 'Général', memberCount: 1, isMember: true }]);
  });

  it('has a slug that two take at once alone', async () => {
    const answers = await Promise.all(
      [owner, stranger].map((browser) =>
        call(browser, 'POST', '/organizations', { name: 'Twin', slug: 'twin' }),
      ),
    );
    expect((await Promise.all(answers.map(outcomeOf))).sort()).toEqual([
      '200',
      '400 ORGANIZATION_ALREADY_EXISTS',
    ]);
  });

  it('tells while it is typed whether a slug is free', async () => {
    expect((await call(stranger, 'GET', '/organization-slugs/ACME')).body).toEqual({ isFree: false });
    expect((await call(stranger, 'GET', '/organization-slugs/other')).body).toEqual({ isFree: true });
    expect(await outcomeOf(call(stranger, 'POST', '/organizations', { name: 'Acme', slug: 'acme' }))).toBe(
      '400 ORGANIZATION_ALREADY_EXISTS',
    );
  });

  it('is changed by owners and admins, over the version that they have seen', async () => {
    const { updatedAt } = (await at(owner, 'GET')).body;
    const change = (browser: Browser, name: string) =>
      at(browser, 'PUT', '', { name, slug: 'acme', expectedUpdatedAt: updatedAt });
    expect(await outcomeOf(change(member, 'Mine'))).toBe(
      '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
    );
    expect((await change(admin, 'Acme Two')).body).toMatchObject({ name: 'Acme Two', role: 'admin' });
    const late = await change(owner, 'Acme Three');
    expect([late.status, late.body.code, late.body.data.current.name]).toEqual([
      409,
      'RECORD_CHANGED',
      'Acme Two',
    ]);
    expect((await events()).at(-1)).toEqual([
      'organization.updated',
      'admin@example.com',
      { fields: ['name'] },
    ]);
  });

  it('keeps its slug when another one has it', async () => {
    await call(stranger, 'POST', '/organizations', { name: 'Other', slug: 'other' });
    const { updatedAt } = (await at(owner, 'GET')).body;
    const { status, body } = await at(owner, 'PUT', '', {
      name: 'Acme',
      slug: 'Other',
      expectedUpdatedAt: updatedAt,
    });
    expect([status, body.data.fields]).toEqual([422, { slug: 'Short name already used' }]);
  });

  it('is deleted by owners alone', async () => {
    for (const browser of [admin, member]) {
      expect(await outcomeOf(at(browser, 'DELETE'))).toBe(
        '403 YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION',
      );
    }
    expect((await at(owner, 'DELETE')).body).toEqual({ id });
    expect((await call(owner, 'GET', '/organizations')).body).toEqual({ items: [], activeId: null });
    expect((await events()).at(-1)).toEqual(['organization.deleted', 'owner@example.com', null]);
  });

  it('is the active one of a session that chooses it, until it is left', async () => {
    expect((await call(member, 'PUT', '/active-organization', { id })).body.activeId).toBe(id);
    expect((await call(member, 'GET', '/organizations')).body.activeId).toBe(id);
    expect((await at(member, 'POST', '/leave')).body).toEqual({ items: [], activeId: null });
    expect((await events()).at(-1)).toEqual(['organization.member-left', 'member@example.com', null]);
    expect((await call(owner, 'PUT', '/active-organization', { id: null })).body.activeId).toBeNull();
  });

  it('keeps its only owner, and changes owners both at once', async () => {
    expect(await outcomeOf(at(owner, 'POST', '/leave'))).toBe(
      '400 YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
    );
    const target = await memberId('member@example.com');
    for (const browser of [admin, member]) {
      expect(await outcomeOf(at(browser, 'POST', '/transfer', { memberId: target }))).toBe(
        mayNotUpdateMember,
      );
    }
    const { body } = await at(owner, 'POST', '/transfer', { memberId: target });
    expect(body).toMatchObject({ role: 'admin', ownerCount: 1 });
    expect((await at(member, 'GET')).body.role).toBe('owner');
    expect((await events()).at(-1)?.slice(0, 2)).toEqual(['organization.owner-changed', 'owner@example.com']);
    expect((await at(owner, 'POST', '/leave')).status).toBe(200);
  });

  it('has one owner more at the most when two are named at once', async () => {
    const targets = await Promise.all(['member@example.com', 'admin@example.com'].map(memberId));
    const answers = await Promise.all(
      targets.map((target) => at(owner, 'POST', '/transfer', { memberId: target })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await at(owner, 'GET')).body).toMatchObject({ role: 'admin', ownerCount: 1 });
  });

  it('shows what was done to it', async () => {
    const { body } = await at(member, 'GET', '/activity');
    expect(body.items).toEqual([
      expect.objectContaining({
        action: 'organization.created',
        actor: expect.objectContaining({ name: 'Ada Owner' }),
      }),
    ]);
  });
});

describe('members', () => {
  const names = async (search: string) =>
    (await at(member, 'GET', `/members?${search}`)).body.items.map(({ name }: { name: string }) => name);

  it('are listed by name, searched, filtered by role, and read page by page', async () => {
    expect(await names('')).toEqual(['Ada Owner', 'Nia Member', 'Omar Admin']);
    expect(await names('searchTerm=NIA')).toEqual(['Nia Member']);
    expect(await names('searchTerm=omar%20example')).toEqual(['Omar Admin']);
    expect(await names('searchTerm=zed')).toEqual([]);
    expect(await names('role=owner,admin')).toEqual(['Ada Owner', 'Omar Admin']);
    const first = (await at(member, 'GET', '/members?limit=2')).body;
    expect([first.items.length, first.total]).toEqual([2, { count: 3, exact: true }]);
    expect(await names(`limit=2&cursor=${first.nextCursor}`)).toEqual(['Omar Admin']);
    expect(await outcomeOf(at(member, 'GET', '/members?cursor=e30'))).toBe('422 VALIDATION_FAILED');
  });

  it('get roles up to that of who gives them', async () => {
    const target = await memberId('member@example.com');
    const setRole = (browser: Browser, of: string, role: string) =>
      at(browser, 'PUT', `/members/${of}/role`, { role });
    expect(await outcomeOf(setRole(member, target, 'admin'))).toBe(mayNotUpdateMember);
    expect(await outcomeOf(setRole(admin, target, 'owner'))).toBe(mayNotUpdateMember);
    expect(await outcomeOf(setRole(admin, await memberId('owner@example.com'), 'member'))).toBe(
      mayNotUpdateMember,
    );
    expect((await setRole(admin, target, 'admin')).body).toMatchObject({ name: 'Nia Member', role: 'admin' });
    expect((await events()).at(-1)).toEqual([
      'organization.member-role-changed',
      'admin@example.com',
      { user: expect.any(String), from: 'member', to: 'admin' },
    ]);
    expect(await outcomeOf(setRole(owner, 'nobody', 'admin'))).toBe('404 MEMBER_NOT_FOUND');
    expect(await outcomeOf(setRole(owner, target, 'king'))).toBe('422 VALIDATION_FAILED');
    expect(await outcomeOf(setRole(owner, await memberId('owner@example.com'), 'member'))).toBe(
      '400 YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER',
    );
  });

  it('are removed by owners and admins, those of another organization by nobody', async () => {
    const { body: other } = await call(stranger, 'POST', '/organizations', { name: 'Other', slug: 'other' });
    const [foreign] = await server.database.sql`select id from members where organization_id = ${other.id}`;
    const remove = (browser: Browser, memberId: string) =>
      changeOf(at(browser, 'POST', '/members/remove', { memberIds: [memberId] }));
    const mayNot = 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER';
    expect(await remove(owner, foreign?.id)).toBe('MEMBER_NOT_FOUND');
    const target = await memberId('member@example.com');
    expect(await remove(member, await memberId('admin@example.com'))).toBe(mayNot);
    const ownerId = await memberId('owner@example.com');
    expect(await remove(admin, ownerId)).toBe(mayNot);
    expect(await remove(owner, ownerId)).toBe(mayNot);
    expect(await remove(admin, target)).toBe('done');
    expect(await outcomeOf(at(member, 'GET'))).toBe('404 ORGANIZATION_NOT_FOUND');
    expect((await events()).at(-1)?.[0]).toBe('organization.member-removed');
  });
});

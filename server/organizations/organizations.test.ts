import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { changeOf, startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer();
const { owner, admin, member, stranger, at, call, memberId, sql } = on;
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

const notFound = '404 ORGANIZATION_NOT_FOUND';
const mayNotUpdateMember = '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER';

const events = async () =>
  (
    await sql`select action, data, u.email from audit_events e left join users u on u.id = e.actor_id
      where subject_type = 'organization' and subject_id = ${on.id()} order by e.id`
  ).map(({ action, data, email }) => [action, email, data]);

describe('an organization', () => {
  it('is listed to its members, with their role and the active one', async () => {
    expect((await call(owner, 'GET', '/organizations')).body).toEqual({
      items: [{ id: on.id(), name: 'Acme', slug: 'acme', logo: null, role: 'owner' }],
      activeId: on.id(),
    });
    expect((await call(member, 'GET', '/organizations')).body).toEqual({
      items: [expect.objectContaining({ id: on.id(), role: 'member' })],
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
    expect(await outcomeOf(call(stranger, 'PUT', '/active-organization', { id: on.id() }))).toBe(notFound);
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
    const { body } = await call(owner, 'POST', '/organizations', { name: ' Nord ', slug: 'Nord' });
    owner.cookies.delete('i18next');
    expect(body).toMatchObject({ name: 'Nord', slug: 'nord', role: 'owner' });
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
    expect((await at(owner, 'DELETE')).body).toEqual({ id: on.id() });
    expect((await call(owner, 'GET', '/organizations')).body).toEqual({ items: [], activeId: null });
    expect((await events()).at(-1)).toEqual(['organization.deleted', 'owner@example.com', { name: 'Acme' }]);
  });

  it('is the active one of a session that chooses it, until it is left', async () => {
    const active = async (browser: Browser) => (await call(browser, 'GET', '/active-organization')).body;
    const itself = { id: on.id(), name: 'Acme', slug: 'acme', logo: null };
    expect(await active(owner)).toEqual({ organization: { ...itself, role: 'owner' } });
    expect(await active(member)).toEqual({ organization: null });
    const { body } = await call(member, 'PUT', '/active-organization', { id: on.id() });
    expect(body.activeId).toBe(on.id());
    expect(await active(member)).toEqual({ organization: { ...itself, role: 'member' } });
    expect((await at(member, 'POST', '/leave')).body).toEqual({ items: [], activeId: null });
    expect(await active(member)).toEqual({ organization: null });
    expect((await events()).at(-1)).toEqual(['organization.member-left', 'member@example.com', null]);
    await call(owner, 'PUT', '/active-organization', { id: null });
    expect(await active(owner)).toEqual({ organization: null });
    await call(admin, 'PUT', '/active-organization', { id: on.id() });
    await sql`delete from members where role = 'admin'`;
    expect(await active(admin)).toEqual({ organization: null });
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

  it('is handed over to a member who is leaving, and does not keep the member from it', async () => {
    const id = await memberId('member@example.com');
    const { answer } = await sql.begin(async (leaving) => {
      // What a departure locks, in its order: the triggers that keep an owner come after the row of the member.
      await leaving`select from members where id = ${id} for update`;
      const answer = at(owner, 'POST', '/transfer', { memberId: id });
      await vi.waitFor(async () =>
        expect(await sql`select from pg_locks where not granted`).not.toHaveLength(0),
      );
      await leaving`select from organizations where id = ${on.id()} for update`;
      return { answer };
    });
    expect((await answer).status).toBe(200);
  });
});

describe('members', () => {
  const names = async (search: string) =>
    (await at(member, 'GET', `/members?${search}`)).body.items.map(({ name }: { name: string }) => name);

  it('are listed by name, searched, filtered by role, and read page by page', async () => {
    expect(await names('')).toEqual(['Nia Member', 'Olga Owner', 'Omar Admin']);
    expect(await names('searchTerm=NIA')).toEqual(['Nia Member']);
    expect(await names('searchTerm=omar%20example')).toEqual(['Omar Admin']);
    expect(await names('searchTerm=zed')).toEqual([]);
    expect(await names('role=owner,admin')).toEqual(['Olga Owner', 'Omar Admin']);
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
    const [foreign] = await sql`select id from members where organization_id = ${other.id}`;
    const remove = (browser: Browser, id: string) => changeOf(on.change(browser, 'remove', [id]));
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

import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Browser, outcomeOf } from '#tests/support/browser.ts';
import { addOrganization, setActive, setMember, signInMember } from '#tests/support/members.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const organization = await addOrganization(server);
const another = await addOrganization(server);
const admin = await signInUser(server, 'admin@example.com');
const owner = await signInMember(server, organization, 'owner@example.com', 'owner');
const lead = await signInMember(server, organization, 'lead@example.com', 'admin');
const member = await signInMember(server, organization, 'member@example.com', 'member');
const other = await signInMember(server, another, 'other@example.com', 'owner');
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.sql`truncate repositories, deleted_records`;
});

const call = (browser: Browser, method: string, path: string, body?: unknown): Promise<Answer> =>
  browser.request(method, `${server.url}/api/repositories${path}`, body);
const create = (browser: Browser, name: string, more: object = {}) =>
  call(browser, 'POST', '', { name, link: 'git.example/x', ...more });
const names = async (browser: Browser, query = '') =>
  (await call(browser, 'GET', `?sort=name${query}`)).body.items.map(({ name }: { name: string }) => name);
describe('a repository of an organization', () => {
  it('is created by owner and admin, in the active one, whatever the input says', async () => {
    for (const browser of [owner, lead]) {
      const { status, body } = await create(browser, `of ${browser === owner}`, { organizationId: another });
      expect([status, body.organizationId, body.organization]).toEqual([200, organization, 'Lantern']);
    }
    expect(await names(member)).toEqual(['of false', 'of true']);
    expect((await call(member, 'GET', '?sort=name')).body).toMatchObject({
      total: { count: 2, exact: true },
      items: [{ organization: 'Lantern' }, { organization: 'Lantern' }],
    });
    expect([await names(other), await names(admin)]).toEqual([[], []]);
  });

  it('is read by members, and changed by none of them', async () => {
    const { body } = await create(owner, 'Lantern');
    const path = `/${body.id}`;
    expect((await call(member, 'GET', path)).body).toEqual(body);
    const change = { name: 'Mine', link: 'git.example/x', expectedUpdatedAt: body.updatedAt };
    const forbidden = '403 RESOURCE_NOT_ALLOWED';
    expect(await outcomeOf(call(member, 'PUT', path, change))).toEqual(forbidden);
    expect(await outcomeOf(call(member, 'DELETE', path))).toEqual(forbidden);
    expect(await outcomeOf(call(member, 'POST', '/delete', { ids: [body.id] }))).toEqual(forbidden);
    expect(await outcomeOf(create(member, 'Another'))).toEqual(forbidden);
    expect(await outcomeOf(call(member, 'POST', '/import', { csv: 'a,git.example/a' }))).toEqual(forbidden);
    expect((await call(lead, 'PUT', path, change)).status).toBe(200);
  });

  it('is seen no more by who is no member any longer, and not changed by who lost the role', async () => {
    const { body } = await create(owner, 'Lantern');
    await setMember(server, organization, lead, 'member');
    expect(await outcomeOf(call(lead, 'DELETE', `/${body.id}`))).toBe('403 RESOURCE_NOT_ALLOWED');
    await server.database
      .sql`delete from members where user_id in (select id from users where email = 'lead@example.com')`;
    expect(await outcomeOf(call(lead, 'GET', `/${body.id}`))).toBe('404 RECORD_NOT_FOUND');
    expect(await names(lead)).toEqual([]);
    await setMember(server, organization, lead, 'admin');
    expect((await call(lead, 'DELETE', `/${body.id}`)).status).toBe(200);
  });
});

describe('names', () => {
  it('are unique within an organization, and free in another one and outside', async () => {
    for (const browser of [owner, other, admin]) expect((await create(browser, 'Lantern')).status).toBe(200);
    const taken = await create(lead, 'LANTERN');
    expect([taken.status, taken.body.data.fields]).toEqual([422, { name: 'Name already used' }]);
    expect((await create(admin, 'lantern')).status).toBe(422);
  });

  it('are unique when several take one at once, in each organization', async () => {
    const answers = await Promise.all(
      [owner, lead, other, owner, other, lead].map((browser) => create(browser, 'Lantern')),
    );
    const created = answers.filter(({ status }) => status === 200);
    expect(created.map(({ body }) => body.organizationId).sort()).toEqual([organization, another].sort());
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
  });
});

describe('an import', () => {
  it('looks at the names of the active organization, and adds to it', async () => {
    await create(owner, 'Lantern');
    await create(admin, 'Compass');
    const csv = 'Lantern,git.example/a\nCompass,git.example/b\nCompass,git.example/c';
    const { body } = await call(owner, 'POST', '/import/preview', { csv });
    expect(body.counts).toEqual({ create: 1, skip: 2, refuse: 0 });
    expect((await call(owner, 'POST', '/import', { csv })).body.counts).toEqual(body.counts);
    expect(await names(member)).toEqual(['Compass', 'Lantern']);
    expect(await names(admin)).toEqual(['Compass']);
    expect((await call(other, 'POST', '/import', { csv })).body.counts).toMatchObject({ create: 2 });
  });

  it('of megabytes is taken from who may import into the active organization alone', async () => {
    const csv = `name,link,description\n${Array.from({ length: 400 }, (_, n) => `r${n},git.example/${n},${'x'.repeat(300)}`).join('\n')}`;
    const { body } = await call(lead, 'POST', '/import/preview', { csv });
    expect(body.counts).toMatchObject({ create: 400 });
    expect(await outcomeOf(call(member, 'POST', '/import', { csv }))).toBe('403 RESOURCE_NOT_ALLOWED');
  });
});

describe('undo', () => {
  it('is offered in the organization of what was deleted, and brings it back there', async () => {
    const { body } = await create(owner, 'Lantern');
    const { deletedAt } = (await call(owner, 'DELETE', `/${body.id}`)).body;
    const deleted = async () => (await call(owner, 'GET', '/deleted')).body.items.length;
    expect(await deleted()).toBe(1);
    await setMember(server, another, owner, 'owner');
    await setActive(server, owner, another);
    expect(await deleted()).toBe(0);
    expect(await outcomeOf(call(owner, 'POST', '/restore', { deletedAt }))).toBe('404 UNDO_NOT_POSSIBLE');
    await setActive(server, owner, organization);
    expect((await call(owner, 'POST', '/restore', { deletedAt })).body.restored).toBe(1);
    expect((await call(member, 'GET', `/${body.id}`)).body).toEqual(body);
  });

  it('is no longer possible when the organization is gone, or the role', async () => {
    const gone = await addOrganization(server);
    await setMember(server, gone, other, 'owner');
    await setMember(server, gone, owner, 'admin');
    await setActive(server, owner, gone);
    const { body } = await create(owner, 'Lantern');
    await create(owner, 'Compass');
    const { deletedAt } = (await call(owner, 'DELETE', `/${body.id}`)).body;
    await setMember(server, gone, owner, 'member');
    expect(await outcomeOf(call(owner, 'POST', '/restore', { deletedAt }))).toBe('403 RESOURCE_NOT_ALLOWED');
    await server.database.sql`delete from organizations where id = ${gone}`;
    expect((await call(owner, 'POST', '/restore', { deletedAt })).status).toBe(403);
    expect(await server.database.sql`select from repositories`).toHaveLength(0);
    await setActive(server, owner, organization);
  });

  it('of many is for their own organization, also when all that a list shows goes', async () => {
    for (const browser of [owner, other, admin]) await create(browser, 'Lantern');
    const all = { searchTerm: 'lantern' };
    expect((await call(owner, 'GET', '/count?searchTerm=lantern')).body).toMatchObject({
      count: 1,
      exact: true,
    });
    const { body } = await call(owner, 'POST', '/delete', { all, expectedCount: 1 });
    expect(body.count).toBe(1);
    expect([await names(other), await names(admin)]).toEqual([['Lantern'], ['Lantern']]);
    expect(await outcomeOf(call(owner, 'POST', '/delete', { all: { ...all, scope: 'all' } }))).toBe(
      '403 RESOURCE_NOT_ALLOWED',
    );
  });
});

describe('who looks after the installation', () => {
  it('reads, changes, deletes and brings back any by its id, which stays where it belongs', async () => {
    const { body } = await create(owner, 'Lantern');
    const path = `/${body.id}`;
    expect((await call(admin, 'GET', path)).body).toEqual(body);
    const change = { name: 'Compass', link: 'git.example/x', expectedUpdatedAt: body.updatedAt };
    expect((await call(admin, 'PUT', path, change)).body.organization).toBe('Lantern');
    expect((await call(admin, 'GET', `${path}/activity`)).body.items).toHaveLength(2);
    const { deletedAt } = (await call(admin, 'DELETE', path)).body;
    expect((await call(admin, 'GET', '/deleted')).body.items).toHaveLength(0);
    expect((await call(admin, 'GET', '/deleted?scope=all')).body.items).toHaveLength(1);
    expect((await call(admin, 'POST', '/restore', { deletedAt })).body.restored).toBe(1);
    expect(await names(member)).toEqual(['Compass']);
  });

  it('lists, counts, creates, imports and deletes in the organization that they name', async () => {
    const scope = another;
    await create(owner, 'Lantern');
    await create(admin, 'Lantern');
    expect((await create(admin, 'Lantern', { scope })).body.organizationId).toBe(another);
    expect((await create(admin, 'LANTERN', { scope })).body.data.fields).toHaveProperty('name');
    expect(await outcomeOf(create(owner, 'Compass', { scope }))).toBe('403 RESOURCE_NOT_ALLOWED');
    const nowhere = await create(admin, 'Compass', { scope: crypto.randomUUID() });
    expect(await outcomeOf(nowhere)).toBe('404 ORGANIZATION_NOT_FOUND');
    const csv = 'Lantern,git.example/a\nCompass,git.example/b';
    const { body } = await call(admin, 'POST', '/import', { csv, scope });
    expect(body.counts).toMatchObject({ create: 1, skip: 1 });
    expect(await names(other)).toEqual(['Compass', 'Lantern']);
    expect(await names(admin, `&scope=${another}`)).toEqual(['Compass', 'Lantern']);
    expect(await names(admin, `&scope=none`)).toEqual(['Lantern']);
    expect((await call(admin, 'GET', `/count?scope=${another}`)).body.count).toBe(2);
    const all = { searchTerm: '', scope };
    expect((await call(admin, 'POST', '/delete', { all, expectedCount: 2 })).body.count).toBe(2);
    expect([await names(other), await names(owner), await names(admin)]).toEqual([
      [],
      ['Lantern'],
      ['Lantern'],
    ]);
    expect(
      (await call(admin, 'POST', '/delete', { all: { ...all, scope: crypto.randomUUID() } })).status,
    ).toBe(404);
  });

  it('counts as many by their ids as a deletion by these ids takes', async () => {
    const ids: string[] = [];
    for (const browser of [owner, other, admin]) ids.push((await create(browser, 'Lantern')).body.id);
    const query = new URLSearchParams(ids.map((id, place) => [`ids[${place}]`, id]));
    const counted = async (browser: Browser) => (await call(browser, 'GET', `/count?${query}`)).body.count;
    expect([await counted(owner), await counted(member), await counted(admin)]).toEqual([1, 1, 3]);
    await setMember(server, organization, admin, 'member');
    await setActive(server, admin, organization);
    expect(await counted(admin)).toBe(3);
    const { deletedAt, count } = (await call(admin, 'POST', '/delete', { ids })).body;
    expect(count).toBe(3);
    // Undo brings back all of it, so it is offered where all of it is in sight.
    const deletions = async (query: string) => (await call(admin, 'GET', `/deleted${query}`)).body.items;
    expect(await deletions('')).toEqual([]);
    expect(await deletions('?scope=all')).toMatchObject([{ deletedAt, count: 3 }]);
    expect((await call(admin, 'POST', '/restore', { deletedAt })).body.restored).toBe(3);
    await setActive(server, admin, null);
  });

  it('imports among those of no organization', async () => {
    await create(owner, 'Lantern');
    const csv = 'Lantern,git.example/a';
    expect((await call(admin, 'POST', '/import', { csv, scope: 'all' })).body.counts).toMatchObject({
      create: 1,
    });
    expect((await call(admin, 'POST', '/import', { csv, scope: 'all' })).body.counts).toMatchObject({
      skip: 1,
    });
  });
});

it('searches find those of the active organization', async () => {
  await server.database.sql`
    insert into repositories (name, link, organization_id)
    select 'lantern ' || n, 'git.example/' || n, case n % 3 when 0 then ${organization} when 1 then ${another} end
    from generate_series(1, 180) as n`;
  for (const searchTerm of ['lantern', 'la', 'lantern 12', 'example'])
    for (const sort of ['name', 'updated']) {
      const query = new URLSearchParams({ searchTerm, sort, limit: '100' });
      const { items } = (await call(member, 'GET', `?${query}`)).body;
      const numbers = items.map(({ name }: { name: string }) => Number(name.split(' ')[1]));
      const expected = Array.from({ length: 60 }, (_, n) => 3 * n + 3).filter(
        // A short word is the start of one.
        (n) => searchTerm !== 'lantern 12' || String(n).startsWith('12'),
      );
      expect(numbers.sort((a: number, b: number) => a - b)).toEqual(expected);
    }
});

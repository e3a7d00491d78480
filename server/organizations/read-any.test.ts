import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

let id: string;

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const [manager, owner] = await Promise.all([
  signInUser(server, 'admin@example.com', 'Mona Manager'),
  signInUser(server, 'owner@example.com', 'Ada Owner'),
]);
await server.database.sql`insert into users (id, name, email) values
    ('nia', 'Nia Member', 'nia@example.com'), ('omar', 'Omar Member', 'omar@example.com')`;
afterAll(() => server.stop());

const call = (browser: Browser, method: string, path: string, body?: unknown) =>
  browser.request(method, `${server.url}/api${path}`, body);
const manage = (method: string, path: string, body?: unknown) =>
  call(manager, method, `/manager/organizations${path}`, body);
const namesOf = ({ body }: { body: { items: { name: string }[] } }) => body.items.map(({ name }) => name);

beforeEach(async () => {
  const { sql } = server.database;
  await sql`delete from organizations`;
  await changeTrail(sql, (tx) => tx`delete from audit_events`);
  ({ id } = (await call(owner, 'POST', '/organizations', { name: 'Acme', slug: 'acme' })).body);
  await sql`insert into members (id, organization_id, user_id) values
    ('m1', ${id}, 'nia'), ('m2', ${id}, 'omar')`;
});

const roles = async () =>
  Object.fromEntries(
    (await manage('GET', `/${id}/members`)).body.items.map(
      ({ name, role }: { name: string; role: string }) => [name, role],
    ),
  );
const lastEvent = async () => {
  const [event] = await server.database.sql`
    select action, data, u.email from audit_events e left join users u on u.id = e.actor_id
    where subject_type = 'organization' and subject_id = ${id} order by e.id desc limit 1`;
  return event;
};

describe('all organizations', () => {
  it('are listed to managers, searched, sorted, and read page by page', async () => {
    const { sql } = server.database;
    await sql`insert into organizations (id, name, slug, created_at) values
      ('b', 'Baobab', 'tree', '2026-01-01'), ('z', 'Élan', 'elan', '2026-01-02')`;
    const { body } = await manage('GET', '');
    expect([body.total, namesOf({ body })]).toEqual([{ count: 3, exact: true }, ['Acme', 'Élan', 'Baobab']]);
    expect(body.items[0]).toEqual({
      ...{ id, name: 'Acme', slug: 'acme', logo: null, memberCount: 3 },
      createdAt: expect.any(String),
    });
    expect(namesOf(await manage('GET', '?sort=name&direction=descending'))).toEqual([
      'Élan',
      'Baobab',
      'Acme',
    ]);
    expect(namesOf(await manage('GET', '?searchTerm=elan'))).toEqual(['Élan']);
    expect(namesOf(await manage('GET', '?searchTerm=tree'))).toEqual(['Baobab']);
    expect(namesOf(await manage('GET', '?searchTerm=a'))).toEqual(['Acme']);
    const { nextCursor } = (await manage('GET', '?sort=name&limit=1')).body;
    expect(namesOf(await manage('GET', `?sort=name&limit=1&cursor=${nextCursor}`))).toEqual(['Baobab']);
    expect(namesOf(await manage('GET', '?createdSince=2026-01-01T12:00:00Z'))).toEqual(['Acme', 'Élan']);
    expect(await outcomeOf(manage('GET', '?createdSince=monday'))).toBe('422 VALIDATION_FAILED');
    expect(await outcomeOf(manage('GET', '?sort=slug'))).toBe('422 VALIDATION_FAILED');
    expect(await outcomeOf(manage('GET', '?cursor=e30'))).toBe('422 VALIDATION_FAILED');
  });

  it('show their teams, open invitations, members and activity', async () => {
    await server.database
      .sql`insert into invitations (id, organization_id, email, expires_at, inviter_id, status)
      select n, ${id}, n || '@example.com', now() + make_interval(days => days), 'nia', status
      from (values ('i1', 1, 'pending'), ('i2', -1, 'pending'), ('i3', 1, 'canceled')) as i (n, days, status)`;
    expect((await manage('GET', `/${id}`)).body).toMatchObject({
      ...{ name: 'Acme', memberCount: 3, openInvitations: 1 },
      teams: [{ name: 'General', memberCount: 1 }],
    });
    expect(await roles()).toEqual({ 'Ada Owner': 'owner', 'Nia Member': 'member', 'Omar Member': 'member' });
    expect(namesOf(await manage('GET', `/${id}/members?searchTerm=nia`))).toEqual(['Nia Member']);
    const { items } = (await manage('GET', `/${id}/activity`)).body;
    expect(items).toEqual([expect.objectContaining({ action: 'organization.created' })]);
  });

  it.each([
    ['GET', ''],
    ['GET', '/members'],
    ['GET', '/activity'],
    ['DELETE', ''],
    ['POST', '/transfer', { memberId: 'm1' }],
  ])('are not found where there are none: %s %s', async (method, path, body?: object) => {
    expect(await outcomeOf(manage(method, `/none${path}`, body))).toBe('404 ORGANIZATION_NOT_FOUND');
  });

  it('are counted on the dashboard, and named on the page of each user', async () => {
    const { sql } = server.database;
    await sql`insert into organizations (id, name, slug, created_at) values
      ('b', 'Baobab', 'tree', '2020-01-01'), ('z', 'Élan', 'elan', now() - interval '40 days')`;
    await sql`insert into members (id, organization_id, user_id, role) values ('m3', 'b', 'nia', 'owner')`;
    const { body } = await call(manager, 'GET', '/dashboard/organizations?days=28&timeZone=Africa/Nairobi');
    expect(body).toEqual({ total: { count: 3, exact: true }, created: { now: 1, before: 1 } });
    expect(await outcomeOf(call(manager, 'GET', '/dashboard/organizations?days=5'))).toBe(
      '422 VALIDATION_FAILED',
    );
    expect((await call(manager, 'GET', '/users/nia/organizations')).body.items).toEqual([
      { id, name: 'Acme', slug: 'acme', logo: null, role: 'member' },
      { id: 'b', name: 'Baobab', slug: 'tree', logo: null, role: 'owner' },
    ]);
    expect((await call(manager, 'GET', '/users/none/organizations')).body).toEqual({ items: [] });
  });

  it('are deleted with all that is theirs, once', async () => {
    const answers = await Promise.all([1, 2].map(() => outcomeOf(manage('DELETE', `/${id}`))));
    expect(answers.sort()).toEqual(['200', '404 ORGANIZATION_NOT_FOUND']);
    for (const table of ['members', 'teams', 'team_members'])
      expect(await server.database.sql`select from ${server.database.sql(table)}`).toHaveLength(0);
    expect(await lastEvent()).toEqual({
      ...{ action: 'organization.deleted', email: 'admin@example.com', data: { name: 'Acme' } },
    });
    expect((await call(owner, 'GET', '/organizations')).body).toEqual({ items: [], activeId: null });
  });

  it('get another owner, and keep one of several who are named at once', async () => {
    const transfer = (memberId: string) => manage('POST', `/${id}/transfer`, { memberId });
    expect(await outcomeOf(transfer('none'))).toBe('404 MEMBER_NOT_FOUND');
    expect(await roles()).toMatchObject({ 'Ada Owner': 'owner' });
    expect((await transfer('m1')).body).toMatchObject({ id, memberCount: 3 });
    expect(await roles()).toEqual({ 'Ada Owner': 'admin', 'Nia Member': 'owner', 'Omar Member': 'member' });
    expect(await lastEvent()).toMatchObject({
      ...{ action: 'organization.owner-changed', email: 'admin@example.com' },
      data: { from: [expect.any(String)], to: 'nia' },
    });
    const answers = await Promise.all(['m2', 'm1', 'm2'].map((memberId) => outcomeOf(transfer(memberId))));
    expect(answers).toEqual(['200', '200', '200']);
    expect(Object.values(await roles()).filter((role) => role === 'owner')).toHaveLength(1);
  });
});

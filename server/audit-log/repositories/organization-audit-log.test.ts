import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobContext } from '#server/jobs/define-job.ts';
import type { Browser } from '#tests/support/browser.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import { idOf } from '#tests/support/id-of.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { writeExport } from '../export-events.ts';

const on = await startInvitationServer();
const boss = await signInUser(on.server, 'boss@example.com', 'Bea Boss');
const { sql } = on;
await sql`update users set role = case email when 'boss@example.com' then 'admin' else 'user' end`;
afterAll(() => on.server.stop());

interface Event {
  id: string;
  action: string;
  actor: { id: string; name: string } | null;
  subject: { id: string; name: string | null };
  address: string | null;
}

const get = (browser: Browser, query = '') => on.call(browser, 'GET', `/audit?${query}`);
const list = async (browser: Browser, query = ''): Promise<Event[]> => (await get(browser, query)).body.items;
const actions = async (browser: Browser, query = '') =>
  (await list(browser, query)).map(({ action }) => action);
const outcome = async (browser: Browser, query: string) => {
  const { status, body } = await get(browser, query);
  return [status, body.code];
};

let repository: { id: string };
let ids: Record<'boss' | 'owner' | 'member' | 'ada', string>;
beforeAll(async () => {
  await on.reset();
  ids = {
    boss: await idOf(boss),
    owner: await idOf(on.owner),
    member: await idOf(on.member),
    ada: await idOf(on.ada),
  };
  const address = { name: 'lantern', link: 'https://git.example/lantern', description: '' };
  repository = (await on.call(on.owner, 'POST', '/repositories', address)).body;
  await on.call(boss, 'POST', `/users/${ids.ada}/ban`, { reason: 'spam', until: null });
  await on.call(boss, 'POST', `/users/${ids.ada}/unban`, {});
});

describe('an event', () => {
  it('tells who did what to what, where, and from where', async () => {
    const [event] = await list(boss, `action=repository.created&searchTerm=${repository.id}`);
    expect(event).toMatchObject({
      actor: { id: ids.owner, name: 'Olga Owner' },
      impersonatedBy: null,
      subject: { id: repository.id, name: 'lantern' },
      organization: { id: on.id(), name: 'Acme' },
      address: '127.0.0.0/24',
      client: 'web',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(await list(boss, `id=${event?.id}`)).toEqual([event]);
  });
});

describe('the list', () => {
  it.each([
    ['kind=repository', ['repository.created']],
    ['action=user.unbanned', ['user.unbanned']],
    ['atTo=2020-01-01', []],
    ['searchTerm=nothing-is-called-so', []],
  ])('is narrowed by %s', async (query, expected) => {
    expect([...new Set(await actions(boss, query))]).toEqual(expected);
  });

  it('is narrowed to a person, who acted or whom somebody acted as', async () => {
    await sql`
      insert into audit_events (actor_id, impersonator_id, action, subject_type, subject_id) values
      (${ids.member}, ${ids.boss}, 'user.updated', 'user', ${ids.member})`;
    expect(await actions(boss, `person=${ids.boss}&kind=user`)).toContain('user.updated');
    const people = (await list(boss, `person=${ids.owner}`)).map(({ actor }) => actor?.id);
    expect([...new Set(people)]).toEqual([ids.owner]);
  });

  it('is narrowed to an organization, to none, and to days', async () => {
    expect(await actions(boss, `scope=${on.id()}`)).toEqual(['repository.created', 'organization.created']);
    expect(await actions(boss, 'scope=none')).not.toContain('repository.created');
    const today = new Date().toISOString().slice(0, 10);
    expect(await actions(boss, `atFrom=${today}&atTo=${today}&kind=organization`)).toHaveLength(1);
  });

  it('is searched by name, address, record and request, each event once', async () => {
    expect(await actions(boss, 'searchTerm=olga')).toContain('repository.created');
    const found = await list(boss, 'searchTerm=owner@example.com');
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const [row] = await sql`select request_id as id from audit_events where action = 'repository.created'`;
    expect(await actions(boss, `searchTerm=${row?.id}`)).toEqual(['repository.created']);
  });

  it('goes on from page to page, without gaps or repetitions', async () => {
    const all = await list(boss, 'limit=100');
    const read: Event[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: Awaited<ReturnType<typeof get>> = await get(
        boss,
        `limit=2${cursor && `&cursor=${cursor}`}`,
      );
      read.push(...body.items);
      cursor = body.nextCursor;
    }
    expect(read.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it.each([
    'kind=nothing',
    'action=user.nothing',
    'atFrom=yesterday',
    'atFrom=0000-01-01',
    'since=0000-01-01T00:00:00Z',
    'scope=a%20b',
    'id=x',
    'id=-1',
    'cursor=e30',
    'limit=0',
  ])('refuses %s', async (query) => {
    expect(await outcome(boss, query)).toEqual([422, 'VALIDATION_FAILED']);
  });
});

describe('who reads', () => {
  it('everything is an admin; users read what they did, and what was done to them', async () => {
    for (const query of ['', 'scope=none', `scope=${on.id()}`, 'scope=unknown'])
      expect(await outcome(on.stranger, query)).toEqual([403, 'RESOURCE_NOT_ALLOWED']);
    const own = await list(on.owner, 'scope=own');
    expect(new Set(own.map(({ actor }) => actor?.id))).toEqual(new Set([ids.owner]));
    expect(own[0]).toMatchObject({ address: '127.0.0.0/24' });
    expect(await list(on.stranger, `scope=own&person=${ids.owner}`)).toEqual([]);
  });

  it('of themselves learns the names of what is still theirs to see', async () => {
    const repositoryEvent = {
      subject: { id: repository.id, name: 'lantern' },
      organization: { name: 'Acme' },
    };
    const subject = { id: on.id(), name: 'Acme' };
    const created = async () => (await list(on.owner, 'scope=own&action=organization.created'))[0];
    expect((await list(on.owner, 'scope=own&kind=repository'))[0]).toMatchObject(repositoryEvent);
    expect(await created()).toMatchObject({ subject });
    // Who has left is not told how it is called today.
    await sql`update members set user_id = ${ids.ada} where user_id = ${ids.owner}`;
    expect(await created()).toMatchObject({ subject: { ...subject, name: null } });
    expect((await list(on.owner, 'scope=own&kind=repository'))[0]).toMatchObject({
      subject: { id: repository.id, name: null },
    });
    await sql`update members set user_id = ${ids.owner} where user_id = ${ids.ada}`;
  });

  it('of themselves learns neither who did it nor from where', async () => {
    const [event] = await list(on.member, 'scope=own&action=user.updated');
    expect(event).toMatchObject({ impersonatedBy: { id: '', name: '' }, address: null, requestId: null });
    const whole = JSON.stringify(await list(on.member, 'scope=own'));
    expect(whole).not.toContain(ids.boss);
    expect(whole).not.toContain('Bea');
    for (const query of [`person=${ids.boss}`, 'searchTerm=bea', 'searchTerm=boss@example.com'])
      expect(await list(on.member, `scope=own&${query}`), query).toEqual([]);
  });

  it('an organization is its owner or admin, and no more than its events', async () => {
    const query = `scope=${on.id()}`;
    for (const browser of [on.owner, on.admin])
      expect(await actions(browser, query)).toEqual(['repository.created', 'organization.created']);
    expect(await outcome(on.member, query)).toEqual([403, 'RESOURCE_NOT_ALLOWED']);
    expect(await actions(on.owner, `${query}&person=${ids.boss}`)).toEqual([]);
    expect(await actions(on.owner, `${query}&searchTerm=bea`)).toEqual([]);
    expect(await actions(on.owner, `${query}&searchTerm=olga`)).toHaveLength(2);
  });

  it('an organization sees where its members were, and not where others were', async () => {
    const { updatedAt } = (await on.call(boss, 'GET', `/repositories/${repository.id}`)).body;
    const change = { name: 'beacon', link: 'https://git.example/beacon', description: '' };
    const path = `/repositories/${repository.id}`;
    const answer = await on.call(boss, 'PUT', path, { ...change, expectedUpdatedAt: updatedAt });
    expect(answer.status).toBe(200);
    const [updated, created] = await list(on.owner, `scope=${on.id()}`);
    expect(updated).toMatchObject({ action: 'repository.updated', address: null, requestId: null });
    expect(created).toMatchObject({ action: 'repository.created', address: '127.0.0.0/24' });
  });

  it('the organization to which a record came sees it come; the other one sees it go', async () => {
    const organization = { name: 'Beta', slug: 'beta' };
    const { id: to } = (await on.call(on.stranger, 'POST', '/organizations', organization)).body;
    const move = { from: on.id(), to, ids: [repository.id] };
    expect((await on.call(boss, 'POST', '/repositories/move', move)).status).toBe(200);
    expect(await actions(on.owner, `scope=${on.id()}&kind=repository`)).toContain('repository.moved');
    expect(await actions(on.stranger, `scope=${to}&kind=repository`)).toEqual(['repository.moved']);
    const deleted = await on.call(boss, 'DELETE', `/repositories/${repository.id}`, {});
    expect(deleted.status).toBe(200);
    expect(await actions(boss, `scope=${to}&action=repository.deleted`)).toHaveLength(1);
  });
});

describe('an export', () => {
  const wait = async (id: string) => {
    const find = async () =>
      (await on.call(boss, 'GET', '/audit/exports')).body.items.find((one: Event) => one.id === id)?.isReady;
    await expect.poll(find).toBe(true);
    return on.call(boss, 'GET', `/audit/export?id=${id}`);
  };

  it('is written by a job, as CSV or JSON, and recorded', async () => {
    const ask = async (body: object) => (await on.call(boss, 'POST', '/audit/exports', body)).body.id;
    const csv = await wait(await ask({ format: 'csv', kind: 'organization' }));
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-log-.*\.csv"$/);
    expect(String(csv.body)).toContain('organization.created');
    const json = await wait(await ask({ format: 'json' }));
    expect(json.body.length).toBe((await get(boss)).body.total.count);
    expect(await actions(boss, 'kind=audit')).toEqual(['audit.exported', 'audit.exported']);
  });

  it('goes to nobody else', async () => {
    const { id } = (await on.call(boss, 'GET', '/audit/exports')).body.items[0];
    const other = await signInUser(on.server, 'other@example.com', 'Other Admin');
    expect((await on.call(other, 'GET', `/audit/export?id=${id}`)).status).toBe(403);
    await sql`update users set role = 'admin' where email = 'other@example.com'`;
    expect((await on.call(other, 'GET', `/audit/export?id=${id}`)).status).toBe(404);
    expect((await on.call(other, 'GET', '/audit/exports')).body.items).toEqual([]);
    expect((await on.call(boss, 'GET', '/audit/export?id=x')).status).toBe(422);
  });

  it('goes to no admin who acts as the one who asked for it', async () => {
    const { id } = (await on.call(boss, 'GET', '/audit/exports')).body.items[0];
    const act = (as: string | null) =>
      sql`update sessions set impersonated_by = ${as} where user_id = ${ids.boss}`;
    await act(ids.owner);
    for (const path of [`/audit/export?id=${id}`, '/audit/exports'])
      expect((await on.call(boss, 'GET', path)).body.code).toBe('NOT_WHILE_IMPERSONATING');
    await act(null);
  });

  it('is JSON also where its last events are deleted while it is written', async () => {
    await sql`insert into audit_events (action, subject_type, subject_id, created_at)
      select 'user.updated', 'user', 'many', now() - n * interval '1 minute' from generate_series(0, 2000) n`;
    const id = crypto.randomUUID();
    await sql`insert into audit_log_exports (id, user_id, format, filter)
      values (${id}, ${ids.boss}, 'json', '{"scope":"all","searchTerm":"many"}')`;
    let writing: Promise<unknown> | undefined;
    await sql.begin(async (tx) => {
      // The first part waits for it.
      await tx`select from audit_log_exports where id = ${id} for update`;
      writing = writeExport.run({ database: on.server.database } as JobContext, { id, language: 'en' });
      await expect.poll(() => sql`select from pg_locks where not granted`).toHaveLength(1);
      await changeTrail(
        sql,
        (other) => other`delete from audit_events
          where id = (select id from audit_events where subject_id = 'many' order by created_at limit 1)`,
      );
    });
    await writing;
    expect((await wait(id)).body).toHaveLength(2000);
  });
});

it('shows a deleted user without a name', async () => {
  await changeTrail(
    sql,
    (tx) => tx`insert into audit_events (actor_id, action, subject_type, subject_id)
      values ('gone', 'user.updated', 'user', 'gone')`,
  );
  const [event] = await list(boss, 'person=gone');
  expect(event).toMatchObject({ actor: { id: 'gone', name: '' }, subject: { id: 'gone', name: null } });
});

it('names deleted records as they were called then', async () => {
  const add = async (browser: Browser) => {
    const values = { name: 'ember', link: 'https://git.example/ember', description: '' };
    const { id } = (await on.call(browser, 'POST', '/repositories', values)).body;
    expect((await on.call(browser, 'DELETE', `/repositories/${id}`)).status).toBe(200);
    return id;
  };
  const id = await add(on.owner);
  const subjects = async (browser: Browser, query: string) =>
    (await list(browser, query)).map(({ action, subject }) => [action, subject.name]);
  const all = [
    ['repository.deleted', 'ember'],
    ['repository.created', 'ember'],
  ];
  await sql`delete from deleted_records`;
  expect(await subjects(boss, `searchTerm=${id}`)).toEqual(all);
  expect(await subjects(on.owner, `scope=${on.id()}&searchTerm=${id}`)).toEqual(all);
  const own = async () => (await subjects(on.owner, 'scope=own&kind=repository')).slice(0, 2);
  expect(await own()).toEqual(all);
  // Of a record that somebody else has renamed and deleted since, nobody learns who has left.
  await sql`insert into audit_events (actor_id, action, subject_type, subject_id, organization_id, data)
    values (${ids.boss}, 'repository.deleted', 'repository', ${id}, ${on.id()}, '{"name":"secret"}')`;
  expect(await own()).toEqual(all);
});

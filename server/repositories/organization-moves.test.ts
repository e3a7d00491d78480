import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Browser, outcomeOf } from '#tests/support/browser.ts';
import { addOrganization, setActive, setMember, signInMember } from '#tests/support/members.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const [acme, beta] = [await addOrganization(server), await addOrganization(server)];
const manager = await signInUser(server, 'admin@example.com');
await signInMember(server, acme, 'founder@example.com', 'owner');
const owner = await signInMember(server, acme, 'owner@example.com', 'owner');
await setMember(server, beta, owner, 'admin');
const stranger = await signInMember(server, beta, 'stranger@example.com', 'owner');
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.sql`truncate repositories, deleted_records`;
  await setMember(server, acme, owner, 'owner');
  await setMember(server, beta, owner, 'admin');
  await setActive(server, owner, acme);
});

const call = (browser: Browser, method: string, path: string, body?: unknown): Promise<Answer> =>
  browser.request(method, `${server.url}/api/repositories${path}`, body);
const move = (browser: Browser, ids: string[], from: string, to: string) =>
  call(browser, 'POST', '/move', { ids, from, to });
const forbidden = '403 RESOURCE_NOT_ALLOWED';

async function create(browser: Browser, name: string, more: object = {}): Promise<Answer['body']> {
  return (await call(browser, 'POST', '', { name, link: 'git.example/x', ...more })).body;
}

async function placeOf(id: string): Promise<string | null> {
  return (await call(manager, 'GET', `/${id}`)).body.organizationId;
}

describe('a repository', () => {
  it('moves to another organization of who may write in both, and is where it was no more', async () => {
    const { id, updatedAt } = await create(owner, 'Lantern');
    const { status, body } = await move(owner, [id], acme, beta);
    expect([status, body]).toEqual([
      200,
      {
        moved: [{ id, name: 'Lantern' }],
        count: 1,
        origins: [{ scope: acme, ids: [id] }],
        refusedCount: 0,
        refused: [],
      },
    ]);
    expect(await outcomeOf(call(owner, 'GET', `/${id}`))).toBe('404 RECORD_NOT_FOUND');
    expect((await call(owner, 'GET', '')).body.items).toEqual([]);
    const read = (await call(stranger, 'GET', `/${id}`)).body;
    expect([read.organizationId, read.name]).toEqual([beta, 'Lantern']);
    expect(Date.parse(read.updatedAt)).toBeGreaterThan(Date.parse(updatedAt));
    // Who edits it meanwhile writes over nothing.
    const change = { name: 'Mine', link: 'git.example/x', expectedUpdatedAt: updatedAt };
    expect(await outcomeOf(call(owner, 'PUT', `/${id}`, change))).toBe('404 RECORD_NOT_FOUND');
    expect(await outcomeOf(call(stranger, 'PUT', `/${id}`, change))).toBe('409 RECORD_CHANGED');
  });

  it('moves back by who moved it, whichever organization is active', async () => {
    const { id } = await create(owner, 'Lantern');
    const { body } = await move(owner, [id], acme, beta);
    await setActive(server, owner, null);
    const [origin] = body.origins;
    expect((await move(owner, origin.ids, beta, origin.scope)).body.count).toBe(1);
    expect(await placeOf(id)).toBe(acme);
  });

  it('that was deleted and brought back is where it was deleted', async () => {
    const { id } = await create(owner, 'Lantern');
    await move(owner, [id], acme, beta);
    await call(stranger, 'DELETE', `/${id}`);
    expect((await call(owner, 'GET', '/deleted')).body.items).toEqual([]);
    expect(await outcomeOf(call(stranger, 'POST', '/restore', { ids: [id] }))).toBe('200');
    expect(await placeOf(id)).toBe(beta);
  });

  it('tells managers in both places that it was moved, by whom and from where', async () => {
    const { id } = await create(owner, 'Lantern');
    await move(owner, [id], acme, beta);
    const { items } = (await call(manager, 'GET', `/${id}/activity`)).body;
    expect(items).toMatchObject([
      { action: 'repository.moved', data: { from: acme, to: beta }, actor: { name: expect.any(String) } },
      { action: 'repository.created' },
    ]);
    for (const member of [owner, stranger])
      expect(await outcomeOf(call(member, 'GET', `/${id}/activity`))).toBe(forbidden);
  });
});

describe('the right to move', () => {
  it.each([
    ['admin', 'admin', 200],
    ['owner', 'member', 403],
    ['member', 'owner', 403],
    ['member', 'member', 403],
  ])('is that of the role in each: %s here, %s there', async (here, there, expected) => {
    const { id } = await create(owner, 'Lantern');
    await setMember(server, acme, owner, here);
    await setMember(server, beta, owner, there);
    expect((await move(owner, [id], acme, beta)).status).toBe(expected);
    expect(await placeOf(id)).toBe(expected === 200 ? beta : acme);
  });

  it('is nobody else’s, who learns nothing of organizations and records of others', async () => {
    const { id } = await create(owner, 'Lantern');
    const none = crypto.randomUUID();
    for (const scope of [acme, none]) {
      expect(await outcomeOf(move(stranger, [id], scope, beta))).toBe(forbidden);
      expect(await outcomeOf(move(stranger, [id], beta, scope))).toBe(forbidden);
    }
    expect(await outcomeOf(move(stranger, [id], 'all', beta))).toBe(forbidden);
    expect(await outcomeOf(move(stranger, [id], 'none', beta))).toBe(forbidden);
    expect(await outcomeOf(move(owner, [id], acme, 'none'))).toBe(forbidden);
    // Named where it is not, it is like one that never was.
    const [answer, missing] = [await move(owner, [id], beta, acme), await move(owner, [none], beta, acme)];
    expect([answer.status, answer.body]).toEqual([200, missing.body]);
    expect(await placeOf(id)).toBe(acme);
  });

  it('is that of managers everywhere, and in the installation theirs alone', async () => {
    const { id } = await create(owner, 'Lantern');
    const { id: own } = await create(manager, 'Compass');
    const { body } = await move(manager, [id, own], 'all', beta);
    expect(body.origins).toEqual([
      { scope: 'none', ids: [own] },
      { scope: acme, ids: [id] },
    ]);
    expect((await move(manager, [own], beta, 'none')).body.count).toBe(1);
    expect([await placeOf(id), await placeOf(own)]).toEqual([beta, null]);
    expect(await outcomeOf(move(manager, [id], 'all', crypto.randomUUID()))).toBe(
      '404 ORGANIZATION_NOT_FOUND',
    );
    expect(await outcomeOf(move(manager, [id], 'all', 'all'))).toBe('422 VALIDATION_FAILED');
  });
});

describe('several repositories', () => {
  it('move but those whose name is used there, and those that are there already', async () => {
    const [lantern, compass, anchor] = [
      await create(owner, 'LANTERN'),
      await create(owner, 'Compass'),
      await create(stranger, 'Anchor'),
    ];
    await create(stranger, 'Lantern');
    const { body } = await move(manager, [lantern.id, compass.id, anchor.id], 'all', beta);
    expect(body).toEqual({
      moved: [{ id: compass.id, name: 'Compass' }],
      count: 1,
      origins: [{ scope: acme, ids: [compass.id] }],
      refusedCount: 1,
      refused: [{ id: lantern.id, name: 'LANTERN', reason: 'name-used' }],
    });
    expect(await placeOf(lantern.id)).toBe(acme);
    const events = await server.database.sql`
      select from audit_events where action = 'repository.moved' and subject_id in (${lantern.id}, ${anchor.id})`;
    expect(events).toHaveLength(0);
  });

  it('of one name from several places: one of them', async () => {
    const records = [await create(owner, 'Lantern'), await create(stranger, 'lantern')];
    const ids = records.map(({ id }) => id);
    const { body } = await move(manager, ids, 'all', 'none');
    expect([body.count, body.refusedCount]).toEqual([1, 1]);
  });

  it('moved by two at once move once, by one of them', async () => {
    const created = await server.database.sql<{ id: string }[]>`
      insert into repositories (name, link, organization_id)
      select 'r' || n, 'git.example/x', ${acme} from generate_series(1, 20) n returning id`;
    const ids = created.map(({ id }) => id);
    const answers = await Promise.all([
      move(owner, ids, acme, beta),
      move(owner, [...ids].reverse(), acme, beta),
      move(manager, ids, 'all', 'none'),
      call(owner, 'POST', '/delete', { ids: ids.slice(0, 5), expectedScope: acme }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await server.database.sql`select id from repositories where organization_id = ${acme}`;
    expect(rows).toHaveLength(0);
  });

  it('with the same names, moved to one place from two at once: each name once', async () => {
    const ids = { owner: [] as string[], stranger: [] as string[] };
    for (const n of [1, 2, 3, 4, 5]) ids.owner.push((await create(owner, `r${n}`)).id);
    for (const n of [5, 4, 3, 2, 1]) ids.stranger.push((await create(stranger, `R${n}`)).id);
    const answers = await Promise.all([
      move(manager, ids.owner, acme, 'none'),
      move(manager, ids.stranger, beta, 'none'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.count, 0)).toBe(5);
    expect(answers.reduce((sum, { body }) => sum + body.refusedCount, 0)).toBe(5);
  });
});

describe('where else a user may write', () => {
  const elsewhere = async (browser: Browser) =>
    (await browser.request('GET', `${server.url}/api/init`)).body.otherTenantGrants.repository.includes(
      'create',
    );

  it('is said once for the page: of other organizations, of the installation to managers', async () => {
    expect([await elsewhere(owner), await elsewhere(stranger), await elsewhere(manager)]).toEqual([
      true,
      false,
      true,
    ]);
    await setMember(server, beta, owner, 'member');
    expect(await elsewhere(owner)).toBe(false);
    await setActive(server, owner, beta);
    expect(await elsewhere(owner)).toBe(true);
  });
});

import { afterAll, beforeEach, expect, it } from 'vitest';
import { type Answer, type Browser, outcomeOf } from '#tests/support/browser.ts';
import { addOrganization, setActive, setMember, signInMember } from '#tests/support/members.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const [acme, beta] = [await addOrganization(server), await addOrganization(server)];
const manager = await signInUser(server, 'admin@example.com');
await signInMember(server, acme, 'founder@example.com', 'owner');
const owner = await signInMember(server, acme, 'owner@example.com', 'owner');
const stranger = await signInMember(server, beta, 'stranger@example.com', 'owner');
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.sql`truncate repositories, deleted_records`;
  await setMember(server, beta, owner, 'admin');
  await setActive(server, owner, acme);
});

const call = (browser: Browser, method: string, path: string, body?: unknown): Promise<Answer> =>
  browser.request(method, `${server.url}/api/repositories${path}`, body);
const move = (browser: Browser, ids: string[], from: string, to: string) =>
  call(browser, 'POST', '/move', { ids, from, to });
const undo = (browser: Browser, ids: string[], from: string, to: string) =>
  call(browser, 'POST', '/move', { ids, from, to, undo: true });

async function create(browser: Browser, name: string): Promise<Answer['body']> {
  return (await call(browser, 'POST', '', { name, link: 'git.example/x' })).body;
}

async function placeOf(id: string): Promise<string | null> {
  return (await call(manager, 'GET', `/${id}`)).body.organizationId;
}
const activityOf = async (id: string): Promise<string[]> =>
  (await call(manager, 'GET', `/${id}/activity`)).body.items.map(({ action }: { action: string }) => action);
const changedAt = async (id: string): Promise<string> =>
  (await call(manager, 'GET', `/${id}`)).body.updatedAt;

it('the undo of a move leaves no change behind, and is recorded as what it is, of one and of several', async () => {
  const before = [await create(owner, 'Lantern'), await create(owner, 'Compass')];
  const ids = before.map(({ id }) => id);
  await move(owner, ids, acme, beta);
  expect((await undo(owner, ids, beta, acme)).body).toMatchObject({ count: 2, refusedCount: 0 });
  for (const record of before) {
    expect((await call(owner, 'GET', `/${record.id}`)).body).toEqual(record);
    const [last] = (await call(manager, 'GET', `/${record.id}/activity`)).body.items;
    expect(last).toMatchObject({ action: 'repository.moved-back', data: { from: beta, to: acme } });
    expect(await activityOf(record.id)).toEqual([
      'repository.moved-back',
      'repository.moved',
      'repository.created',
    ]);
  }
  // Both organizations learn of it.
  for (const [member, scope] of [
    [owner, acme],
    [stranger, beta],
  ] as const) {
    const path = `${server.url}/api/audit?scope=${scope}&action=repository.moved-back`;
    expect((await member.request('GET', path)).body.items).toHaveLength(2);
  }
});

it('the undo of a move happens once, however often it is pressed at once', async () => {
  const { id, updatedAt } = await create(owner, 'Lantern');
  await move(owner, [id], acme, beta);
  const answers = await Promise.all([1, 2, 3].map(() => undo(owner, [id], beta, acme)));
  expect(answers.map(({ body }) => body.count).sort()).toEqual([0, 0, 1]);
  expect(await changedAt(id)).toBe(updatedAt);
  expect((await activityOf(id)).filter((action) => action.endsWith('moved-back'))).toHaveLength(1);
});

it.each<[string, (id: string) => Promise<unknown>]>([
  [
    'of a move that somebody else made',
    async (id) => {
      await undo(owner, [id], beta, acme);
      await move(manager, [id], acme, beta);
    },
  ],
  [
    'after a change there',
    async (id) => {
      const { name, link, updatedAt } = (await call(stranger, 'GET', `/${id}`)).body;
      await call(stranger, 'PUT', `/${id}`, { name: `${name}!`, link, expectedUpdatedAt: updatedAt });
    },
  ],
  [
    'after it was deleted there and brought back',
    async (id) => {
      await call(stranger, 'DELETE', `/${id}`);
      await call(stranger, 'POST', '/restore', { ids: [id] });
    },
  ],
  [
    'of a move long ago',
    (id) =>
      server.database.sql.begin(async (tx) => {
        // Past the trigger that keeps events as they are.
        await tx`set local session_replication_role = replica`;
        await tx`update audit_events set created_at = created_at - interval '11 minutes' where subject_id = ${id}`;
      }),
  ],
  [
    'of a record that was written past the operations',
    (id) => server.database.sql`
    update repositories set updated_at = now() + interval '1 second' where id = ${id}`,
  ],
])('the undo %s is a move like any other', async (_what, happens) => {
  const { id, updatedAt } = await create(owner, 'Lantern');
  await move(owner, [id], acme, beta);
  await happens(id);
  const there = await changedAt(id);
  expect((await undo(owner, [id], beta, acme)).body.count).toBe(1);
  expect([await placeOf(id), (await activityOf(id))[0]]).toEqual([acme, 'repository.moved']);
  expect(Date.parse(await changedAt(id))).toBeGreaterThan(Date.parse(there));
  expect(Date.parse(there)).toBeGreaterThan(Date.parse(updatedAt));
});

it('the undo of a move to another place than the first is a move like any other', async () => {
  const { id } = await create(owner, 'Lantern');
  await move(manager, [id], acme, beta);
  expect((await undo(manager, [id], beta, 'none')).body.count).toBe(1);
  expect((await activityOf(id))[0]).toBe('repository.moved');
});

it('the undo of a move is refused to who may not write there any longer', async () => {
  const { id } = await create(owner, 'Lantern');
  await move(owner, [id], acme, beta);
  await setMember(server, beta, owner, 'member');
  expect(await outcomeOf(undo(owner, [id], beta, acme))).toBe('403 RESOURCE_NOT_ALLOWED');
  expect(await placeOf(id)).toBe(beta);
});

it('both moves name the organizations to who may know them', async () => {
  const { id } = await create(owner, 'Lantern');
  await move(owner, [id], acme, beta);
  await undo(owner, [id], beta, acme);
  const namesFor = async (browser: Browser, scope: string) => {
    const { body } = await browser.request('GET', `${server.url}/api/audit?scope=${scope}&kind=repository`);
    return body.items.slice(0, 2).map(({ data }: { data: { names: object } }) => data.names);
  };
  const [{ name: from } = { name: '' }] = await server.database.sql<{ name: string }[]>`
    select name from organizations where id = ${acme}`;
  const [{ name: to } = { name: '' }] = await server.database.sql<{ name: string }[]>`
    select name from organizations where id = ${beta}`;
  const all = [
    { from: to, to: from },
    { from, to },
  ];
  expect(await namesFor(manager, 'all')).toEqual(all);
  expect(await namesFor(owner, 'own')).toEqual(all);
  expect(await namesFor(stranger, beta)).toEqual([{ from: to }, { to }]);
});

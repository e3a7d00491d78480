import { afterAll, beforeEach, expect, it } from 'vitest';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { Authenticator } from '#tests/support/passkeys-authenticator.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer } from '#tests/support/users-server.ts';
import { whileChanging } from '#tests/support/while-changing.ts';

const server = await startUsersServer();
afterAll(() => server.stop());
const { sql } = server.database;

let email: string;
let ada: Browser;
/** A passkey of hers. */
let id: string;
beforeEach(async () => {
  email = `ada-${crypto.randomUUID()}@example.com`;
  ada = await signInUser(server, email);
  id = crypto.randomUUID();
  await sql`insert into passkeys (id, user_id, name, credential, public_key, counter, synced)
    values (${id}, ${await idOf(ada)}, 'Lantern key', ${id}, 'k', 0, false)`;
});

const call = (browser: Browser, operation: string, data?: unknown) =>
  browser.request('POST', `${server.url}/api/fn/passkeys.${operation}`, { data });

it('no passkey is added for who is deleted at that moment', async () => {
  const userId = await idOf(ada);
  await call(ada, 'requestCode');
  const code = await server.mailbox.codeFor(email);
  const credential = new Authenticator(server.url).create((await call(ada, 'createOptions', { code })).body);
  const adding = whileChanging(
    sql,
    (tx) => tx`delete from users where id = ${userId}`,
    () => outcomeOf(call(ada, 'create', { name: 'Key', credential })),
  );
  expect(await adding).toBe('401 UNAUTHORIZED');
});

it('a passkey is renamed, which the audit trail tells', async () => {
  const renamed = await call(ada, 'rename', { id, name: ' Spare key ' });
  expect([renamed.status, renamed.body.name]).toEqual([200, 'Spare key']);
  expect((await call(ada, 'list')).body.items).toEqual([renamed.body]);
  const [event] = await sql`select actor_id, action, data from audit_events
    where subject_id = ${await idOf(ada)} order by id desc limit 1`;
  expect(event).toEqual({ actor_id: await idOf(ada), action: 'user.passkey-renamed', data: null });
  const again = await call(ada, 'rename', { id, name: 'Spare key' });
  expect([again.status, again.body]).toEqual([200, renamed.body]);
  const renames = await sql`select from audit_events
    where subject_id = ${await idOf(ada)} and action = 'user.passkey-renamed'`;
  expect(renames).toHaveLength(1);
  const wrong = await call(ada, 'rename', { id, name: 'evil.example' });
  expect([await outcomeOf(wrong), wrong.body.data.fields]).toEqual([
    '422 VALIDATION_FAILED',
    { name: expect.any(String) },
  ]);
});

it('passkeys are closed to other users, and to admins who act as the user', async () => {
  const eve = await signInUser(server, `eve-${email}`);
  expect((await call(eve, 'remove', { id })).body).toEqual({ count: 0 });
  for (const browser of [eve, server.admin])
    expect(await outcomeOf(call(browser, 'rename', { id, name: 'Mine' }))).toBe('404 NOT_FOUND');
  const [admin] = await server.signInAdmin(`admin-${email}`);
  await server.call(admin, 'POST', `/users/${await idOf(ada)}/impersonate`);
  for (const operation of ['list', 'requestCode', 'rename', 'remove', 'confirmOptions']) {
    const data = { id, name: 'Mine', purpose: 'deletion' };
    expect(await outcomeOf(call(admin, operation, data))).toBe('403 NOT_WHILE_IMPERSONATING');
  }
  expect((await call(ada, 'list')).body.items).toMatchObject([{ id, name: 'Lantern key' }]);
});

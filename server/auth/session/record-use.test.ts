import { afterAll, describe, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
afterAll(() => server.stop());

interface Use {
  used: string;
  seen: string | null;
}

/** Last use of each of a user's sessions, and of the user. */
async function usesOf(email: string): Promise<Use[]> {
  const rows = await server.database.sql<Use[]>`
    select s.updated_at as used, u.last_seen_at as seen
    from users u join sessions s on s.user_id = u.id where u.email = ${email} order by s.impersonated_by nulls first`;
  return rows.map((row) => ({ ...row }));
}

async function setUses(email: string, minutesAgo: number): Promise<void> {
  const { sql } = server.database;
  await sql`update sessions set updated_at = now() - make_interval(mins => ${minutesAgo})
    where user_id = (select id from users where email = ${email})`;
  await sql`update users set last_seen_at = now() - make_interval(mins => ${minutesAgo}) where email = ${email}`;
}

const ask = (browser: Browser, path = '/api/init') => browser.request('GET', server.url + path);
const isNow = (moment: string | null | undefined) => Date.now() - Date.parse(moment ?? '') < 60_000;

describe('the last use of a session', () => {
  it('is recorded after five minutes, and that of the user from the first request on', async () => {
    const ada = await signInUser(server, 'ada@example.com');
    await expect.poll(async () => isNow((await usesOf('ada@example.com'))[0]?.seen)).toBe(true);
    await setUses('ada@example.com', 4);
    const before = await usesOf('ada@example.com');
    await ask(ada);
    await ask(ada, '/api/home');
    expect(await usesOf('ada@example.com')).toEqual(before);
    await setUses('ada@example.com', 6);
    await ask(ada);
    await expect.poll(async () => isNow((await usesOf('ada@example.com'))[0]?.used)).toBe(true);
    await expect.poll(async () => isNow((await usesOf('ada@example.com'))[0]?.seen)).toBe(true);
  });

  it('changes nothing that an admin edits', async () => {
    const ben = await signInUser(server, 'ben@example.com');
    await setUses('ben@example.com', 60);
    const edited = () => server.database.sql`select updated_at from users where email = 'ben@example.com'`;
    const before = [...(await edited())];
    await ask(ben);
    await expect.poll(async () => isNow((await usesOf('ben@example.com'))[0]?.seen)).toBe(true);
    expect([...(await edited())]).toEqual(before);
  });

  it('by an impersonating admin is not recorded as the user’s', async () => {
    const admin = await signInUser(server, 'admin@example.com');
    const cora = await signInUser(server, 'cora@example.com');
    await admin.request('POST', `${server.url}/api/users/${await idOf(cora)}/impersonate`);
    await setUses('cora@example.com', 60);
    await ask(admin);
    await expect.poll(async () => isNow((await usesOf('cora@example.com'))[1]?.used)).toBe(true);
    const [own] = await usesOf('cora@example.com');
    expect([isNow(own?.used), isNow(own?.seen)]).toEqual([false, false]);
  });

  it('is logged when it cannot be recorded, and the response is sent', async () => {
    const dan = await signInUser(server, 'dan@example.com');
    await setUses('dan@example.com', 60);
    const { sql } = server.database;
    await sql`alter table users add constraint unwritable check (last_seen_at < '2020-01-01') not valid`;
    expect((await ask(dan)).status).toBe(200);
    await expect
      .poll(() => server.logs.some((line) => line.includes('the use of a session is not recorded')))
      .toBe(true);
    await sql`alter table users drop constraint unwritable`;
  });
});

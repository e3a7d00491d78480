import { afterAll, expect, it } from 'vitest';
import { idOf } from './id-of.ts';
import { signInByMail, signInUser } from './sign-in-user.ts';
import { startTestServer } from './start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

it('a user signed in for a test has the rows of one who signed in by email', async () => {
  const { sql } = server.database;
  const rowsOf = async (id: string) => {
    const [user] = await sql`select * from users where id = ${id}`;
    const [session] = await sql`select * from sessions where user_id = ${id}`;
    const events = await sql`select * from audit_events where subject_id = ${id} order by id`;
    return JSON.stringify({ user, session, events }, null, 1)
      .replaceAll(id, 'the id')
      .replaceAll(/quick|mailed/g, 'somebody')
      .replaceAll(/"(?:id|token|email|request_id|\w+_at|starts|search)": (?:"[^"]+"|\d+)/g, 'one of its own');
  };
  await signInUser(server, 'first@example.com');
  const quick = await idOf(await signInUser(server, 'quick@example.com'));
  const mailed = await idOf(await signInByMail(server, 'mailed@example.com'));
  expect(await rowsOf(quick)).toBe(await rowsOf(mailed));
  const admins = await sql`select email from users where role = 'admin'`;
  expect([...admins]).toEqual([{ email: 'first@example.com' }]);
});

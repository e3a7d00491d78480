import { afterAll, expect, it } from 'vitest';
import { preferenceCookies } from '#contract/preferences.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' }, { pages: true });
const admin = await signInUser(server, 'admin@example.com');
afterAll(() => server.stop());

/** A page as a browser without JavaScript gets it. */
async function read(path: string): Promise<string> {
  const { host, port } = new URL(server.url);
  const headers = { host, accept: 'text/html', cookie: admin.cookieHeader };
  return (await sendRaw({ port: Number(port), path, headers })).text;
}

it.each([
  ['Sign-ins', 'user.signed-in', 5],
  ['Refused sign-ins', 'user.code-refused', 3],
])('the figure %s leads to the events that it counts', async (name, action, count) => {
  const { sql } = server.database;
  await changeTrail(sql, (tx) => tx`truncate audit_events`);
  // All of one user, and some before the period, which begins at midnight in Nairobi and not in UTC.
  await sql`
    insert into audit_events (action, subject_type, subject_id, created_at)
    select ${action}, 'user', 'x', now() - interval '1 hour' from generate_series(1, ${count})`;
  await sql`
    insert into audit_events (action, subject_type, subject_id, created_at)
    select ${action}, 'user', 'x', (date_trunc('day', now() at time zone 'Africa/Nairobi') - interval '6 days'
      - interval '1 minute') at time zone 'Africa/Nairobi' from generate_series(1, 2)`;
  admin.cookies.set(preferenceCookies.timeZone.name, 'Africa/Nairobi');
  const dashboard = await read('/manager/dashboard?days=7');
  const link = new RegExp(`href="(/manager/audit[^"]*)"[^>]*>${name}</a>`).exec(dashboard)?.[1] ?? '';
  const list = await read(link.replaceAll('&amp;', '&'));
  const [heading = ''] = /<h1.*?<\/h1>/s.exec(list) ?? [];
  expect(heading.replaceAll(/<[^>]*>/g, '').trim()).toBe(`Audit log ${count}`);
});

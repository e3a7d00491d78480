import { afterAll, expect, it } from 'vitest';
import { idOf } from '#tests/support/id-of.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' }, { pages: true });
const admin = await signInUser(server, 'admin@example.com', 'Bea Boss');
const ada = await signInUser(server, 'ada@example.com', 'Ada Lovelace');
afterAll(() => server.stop());

/** The rows of 'Your activity' as a browser without JavaScript gets them. */
async function rows(cookie: string): Promise<string[]> {
  const { host, port } = new URL(server.url);
  const headers = { host, accept: 'text/html', cookie };
  const { text } = await sendRaw({ port: Number(port), path: '/app/account/activity', headers });
  const found = [...text.matchAll(/<tr[^>]*data-row.*?<\/tr>/gs)];
  return found.map(([row]) => row.replaceAll(/<[^>]*>/g, '').replaceAll(/[\u2068\u2069]/g, ''));
}

it('says what admins did from the side of its reader', async () => {
  const id = await idOf(ada);
  const call = (method: string, path: string, body?: object) =>
    admin.request(method, `${server.url}/api/users/${id}${path}`, body);
  await call('POST', '/impersonate');
  await admin.post('/admin/stop-impersonating');
  await server.database
    .sql`insert into audit_events (actor_id, impersonator_id, action, subject_type, subject_id)
    values (${id}, ${await idOf(admin)}, 'user.updated', 'user', ${id})`;
  const [updated, impersonated] = await rows(ada.cookieHeader);
  expect(updated).toContain('Ada Lovelace changed the profile');
  expect(updated).toContain('Somebody acted as you');
  expect(impersonated).toContain('Somebody acted as you');
  const [, own] = await rows(admin.cookieHeader);
  expect(own).toContain('Bea Boss acted as this person');
  expect(own).toContain('User · Ada Lovelace');
});

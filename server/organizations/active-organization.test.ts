import { afterAll, expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

const call = (browser: Browser, method: string, path: string, body?: unknown) =>
  browser.request(method, `${server.url}/api${path}`, body);
const active = async (browser: Browser) => (await call(browser, 'GET', '/active-organization')).body;

it('is the one that the session chose, until the user is no member any longer', async () => {
  const owner = await signInUser(server, 'owner@example.com', 'Ada Owner');
  const member = await signInUser(server, 'member@example.com', 'Nia Member');
  const { body } = await call(owner, 'POST', '/organizations', { name: 'Acme', slug: 'acme' });
  await server.database.sql`insert into members (id, organization_id, user_id, role)
    select gen_random_uuid()::text, ${body.id}, id, 'member' from users where email = 'member@example.com'`;
  const itself = { id: body.id, name: 'Acme', slug: 'acme', logo: null };
  expect(await active(owner)).toEqual({ organization: { ...itself, role: 'owner' } });
  expect(await active(member)).toEqual({ organization: null });
  await call(member, 'PUT', '/active-organization', { id: body.id });
  expect(await active(member)).toEqual({ organization: { ...itself, role: 'member' } });
  await call(owner, 'PUT', '/active-organization', { id: null });
  expect(await active(owner)).toEqual({ organization: null });
  await server.database.sql`delete from members where role = 'member'`;
  expect(await active(member)).toEqual({ organization: null });
  const { status } = await call(new Browser(server.url), 'GET', '/active-organization');
  expect(status).toBe(401);
});

import { afterAll, expect, it } from 'vitest';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' }, { pages: true });
const admin = await signInUser(server, 'admin@example.com');
afterAll(() => server.stop());

const statusOf = async (path: string) => (await admin.request('GET', server.url + path)).status;

it.each(['/manager/repositories/%00', '/app/repositories/nothing', '/app/repositories/%ff'])(
  'a page with a malformed identifier is not found: %s',
  async (path) => expect(await statusOf(path)).toBe(404),
);

it.each(['/manager/repositories?searchTerm=a%00b&sort=name', '/app/repositories?searchTerm=%00'])(
  'a list shows results for any search term: %s',
  async (path) => expect(await statusOf(path)).toBe(200),
);

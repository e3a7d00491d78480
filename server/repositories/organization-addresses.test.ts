import { afterAll, expect, it } from 'vitest';
import { addOrganization } from '#tests/support/members.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' }, { pages: true });
const admin = await signInUser(server, 'admin@example.com');
afterAll(() => server.stop());

const open = (path: string) => admin.request('GET', server.url + path);
const gone = crypto.randomUUID();

it.each([
  ...['', '/new', '/import'].map((page) => `/manager/repositories${page}?scope=${gone}`),
  ...[gone, 'a%00b'].map((id) => `/manager/organizations/${id}`),
  ...['', '/members', '/teams', '/teams/a', '/invitations'].map((tab) => `/app/organizations/${gone}${tab}`),
])('a page of an organization that is gone is not found: %s', async (path) => {
  const { status, body } = await open(path);
  expect([status, body]).toEqual([404, expect.stringContaining('This page could not be found')]);
});

it.each(['a%20b', 'a%00b', '%ff', '', 'all', 'x'.repeat(300)])(
  'what names no organization narrows nothing: %s',
  async (scope) => {
    for (const page of ['', '/new', '/import'])
      expect((await open(`/manager/repositories${page}?scope=${scope}`)).status).toBe(200);
  },
);

it('one that is there is named on the pages that add to it, also without JavaScript', async () => {
  const id = await addOrganization(server);
  for (const page of ['new', 'import'])
    expect((await open(`/manager/repositories/${page}?scope=${id}`)).body).toContain('Lantern');
});

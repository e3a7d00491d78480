import { afterAll, expect, it } from 'vitest';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({}, { pages: true });
afterAll(() => server.stop());

it.each(['', '/members', '/members/invite', '/teams', '/teams/:team'])(
  'the page %s of an organization opens by its address, for its owner',
  async (page) => {
    const owner = await signInUser(server, `${crypto.randomUUID()}@example.com`, 'Ada Owner');
    const slug = `a-${crypto.randomUUID().slice(0, 8)}`;
    const organizations = `${server.url}/api/organizations`;
    const { id } = (await owner.request('POST', organizations, { name: 'Acme of the Harbour', slug })).body;
    const [team] = (await owner.request('GET', `${organizations}/${id}/teams`)).body.items;
    const path = `/app/organizations/${id}${page.replace(':team', team.id)}`;
    const { status, body } = await owner.request('GET', server.url + path);
    expect(status).toBe(200);
    expect(body).toContain('Acme of the Harbour');
  },
);

import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer({}, { pages: true });
await on.sql`update users set role = case email when 'stranger@example.com' then 'admin' else 'user' end`;
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

async function open(browser: Browser, path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(on.server.url + path, { headers: { cookie: browser.cookieHeader } });
  const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
  return { status: response.status, html };
}
const gone = crypto.randomUUID();

it('a page of an organization that is gone is not found', async () => {
  for (const path of [
    ...['', '/new', '/import'].map((page) => `/manager/repositories${page}?scope=${gone}`),
    ...[gone, 'a%00b'].map((id) => `/manager/organizations/${id}`),
    ...['', '/members', '/teams', '/teams/a', '/invitations'].map(
      (tab) => `/app/organizations/${gone}${tab}`,
    ),
  ])
    expect(await open(on.stranger, path), path).toEqual({
      status: 404,
      html: expect.stringContaining('This page could not be found'),
    });
});

it.each([
  ['a%20b', ''],
  ['a%00b', '/new'],
  ['%ff', '/import'],
  ['', ''],
  ['all', '/new'],
  ['x'.repeat(300), '/import'],
])('what names no organization narrows nothing: %s at the page %s', async (scope, page) => {
  const { status } = await open(on.stranger, `/manager/repositories${page}?scope=${scope}`);
  expect(status).toBe(200);
});

it('one that is there is named on the pages that add to it, also without JavaScript', async () => {
  for (const page of ['new', 'import'])
    expect((await open(on.stranger, `/manager/repositories/${page}?scope=${on.id()}`)).html).toContain(
      'Acme',
    );
});

it('who works in no organization, or in another one, is led to the own ones', async () => {
  const record = { name: 'Atlas', link: 'https://example.com/atlas', description: null };
  const { body } = await on.call(on.owner, 'POST', '/repositories', record);
  const page = await open(on.ada, `/app/repositories/${body.id}`);
  expect(page.status).toBe(404);
  expect(page.html).toContain('it belongs to another organization.');
  expect(page.html).toContain('Choose or create an organization');

  const { status, html } = await open(on.ada, '/app/repositories/new');
  expect(status).toBe(403);
  expect(html).toContain('you work in none at the moment');
  expect(html).not.toContain('ask an admin');
  // A role there is what lacks.
  await on.call(on.member, 'PUT', '/active-organization', { id: on.id() });
  expect((await open(on.member, '/app/repositories/new')).html).toContain('ask an admin');
});

import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer({}, { pages: true });
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

async function open(browser: Browser, path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(on.server.url + path, { headers: { cookie: browser.cookieHeader } });
  const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
  return { status: response.status, html };
}

it('who works in no organization, or in another one, is led to the own ones', async () => {
  // Whoever signed in first is an admin, who may do that in every organization.
  await on.sql`update users set role = 'admin' where email = 'owner@example.com'`;
  await on.sql`update users set role = 'user' where email <> 'owner@example.com'`;
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

import { setTimeout } from 'node:timers/promises';
import { expect, refusedDocument, test } from '../layout/layout-test.ts';
import { createOrganization, idOf, join } from '../organizations/organization-test.ts';

// The page of the record is asked for once more before it is left.
test.use({ expected: refusedDocument });

test('another organization, in which less may be done, shows its list, and a home page without the record', {
  tag: '@slow',
}, async ({ visit, newcomer, server }) => {
  const owner = await newcomer();
  const { id: lantern } = await createOrganization(server, await newcomer(), 'Lantern');
  await join(server, lantern, await idOf(owner), 'member');
  await createOrganization(server, owner, 'Acme');
  const record = { name: 'atlas', link: 'https://example.com/atlas', description: null };
  const { body } = await owner.request('POST', `${server.url}/api/repositories`, record);
  const page = await visit(owner, `/app/repositories/${body.id}`);
  // What may be done is told late.
  await page.route(/\/api\/fn\/init\b/, async (route) => {
    await setTimeout(300);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Organization Acme' }).click();
  await page.getByRole('menuitemradio', { name: 'Lantern' }).click();
  await expect(page).toHaveURL(`${server.url}/app/repositories`);
  await expect(page.getByRole('heading', { level: 1, name: 'Code Repositories' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Amina/ })).toBeVisible();
  await expect(page.getByText('atlas')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('repositories.read'))).toEqual([]);
});

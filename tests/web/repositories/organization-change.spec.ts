import type { Page } from 'playwright/test';
import { idOf } from '#tests/support/id-of.ts';
import { addOrganization, setActive, setMember } from '#tests/support/members.ts';
import { expect, refusedDocument, test } from '../layout/layout-test.ts';

test.use({ expected: refusedDocument });

const toast = '[data-sonner-toast]';

const rows = (page: Page) => page.locator('[data-row-link]');

test('what was typed in one organization does not land in another one that a second tab chose', {
  tag: '@slow',
}, async ({ visit, newcomer, server, context }) => {
  const { sql } = server.database;
  await sql`truncate repositories, deleted_records`;
  const person = await newcomer();
  const [first, second] = [await addOrganization(server), await addOrganization(server)];
  await sql`update organizations set name = 'Second' where id = ${second}`;
  for (const id of [first, second]) await setMember(server, id, person, 'admin');
  await setActive(server, person, first);
  const written = () => sql`select name, organization_id from repositories order by name`;
  const page = await visit(person, '/app/repositories/new');
  await page.getByLabel('Name').fill('Typed before');
  await page.getByLabel('Link').fill('git.example/typed');

  const other = await context.newPage();
  await other.goto(`${server.url}/app`);
  await other.getByRole('button', { name: 'Organization Lantern' }).click();
  await other.getByRole('menuitemradio', { name: 'Second' }).click();
  await expect(page.getByRole('button', { name: 'Organization Second' })).toBeVisible();
  await page.getByRole('button', { name: 'Add repository' }).click();
  await expect(page.getByRole('alert')).toContainText('Another organization became active in the meantime');
  await expect(page.getByLabel('Name')).toHaveValue('Typed before');
  expect(await written()).toEqual([]);
  // Sent again it goes where the page says by now.
  await page.getByRole('button', { name: 'Add repository' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Typed before' })).toBeVisible();
  expect(await written()).toEqual([{ name: 'Typed before', organization_id: second }]);

  // Without JavaScript, and without the other tab's word.
  const form = { name: 'Plain', link: 'git.example/plain', expectedScope: first };
  const post = (path: string, fields: Record<string, string>) =>
    page.request.post(`${server.url}/app/repositories/${path}`, {
      headers: { origin: server.url },
      form: fields,
      maxRedirects: 0,
    });
  const refused = await post('new', form);
  const html = await refused.text();
  expect(refused.status()).toBe(409);
  expect(html).toContain('Another organization became active in the meantime');
  expect(html).toMatch(/name="name"[^>]*value="Plain"/);
  expect(html).toMatch(new RegExp(`name="expectedScope" value="${second}"`));
  const imported = { csv: 'Imported,git.example/i', intent: 'import', expectedScope: first };
  expect((await post('import', imported)).status()).toBe(409);
  expect(await written()).toHaveLength(1);
});

test('neither a deletion nor its undo reaches another organization than the page shows', {
  tag: '@slow',
}, async ({ visit, newcomer, server }) => {
  const { sql } = server.database;
  await sql`truncate repositories, deleted_records`;
  const person = await newcomer();
  const [first, second] = [await addOrganization(server), await addOrganization(server)];
  await sql`update organizations set name = 'Second' where id = ${second}`;
  for (const id of [first, second]) await setMember(server, id, person, 'admin');
  await setActive(server, person, first);
  await sql`insert into repositories (name, link, organization_id)
    values ('Compass', 'https://git.example/1', ${first}), ('Map', 'https://git.example/2', ${first})`;
  const written = async () =>
    (await sql`select name from repositories order by name`).map(({ name }) => name);
  const page = await visit(person, '/app/repositories');
  const row = (name: string) => page.locator('[data-row]').filter({ hasText: name });
  const refused = page
    .locator(toast)
    .filter({ hasText: 'Another organization became active in the meantime' });
  const question = page.getByRole('alertdialog');
  async function ask(name: string) {
    await row(name).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(question).toContainText(name);
  }
  await ask('Compass');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator(toast)).toContainText('Compass');
  await setActive(server, person, second);
  await page.locator(toast).getByRole('button', { name: 'Undo' }).click();
  await expect(refused).toBeVisible();
  await expect(row('Map')).toHaveCount(0);
  expect(await written()).toEqual(['Map']);

  await setActive(server, person, first);
  await page.reload();
  await ask('Map');
  await setActive(server, person, second);
  // The other tab tells of it, while the question is asked.
  await page.evaluate(() => new BroadcastChannel('organization-switch').postMessage(null));
  await expect(row('Map')).toHaveCount(0);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(refused).toBeVisible();
  expect(await written()).toEqual(['Map']);
});

test('rows of an organization leave the page with it, when it ends elsewhere', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const { sql } = server.database;
  await sql`truncate repositories, deleted_records`;
  const person = await newcomer();
  const organization = await addOrganization(server);
  await setMember(server, organization, person, 'admin');
  await setActive(server, person, organization);
  await sql`insert into repositories (name, link, organization_id)
    select 'of Lantern ' || n, 'https://git.example/1', ${organization} from generate_series(1, 150) n`;
  const page = await visit(person, '/app/repositories');
  await expect(rows(page).first()).toContainText('of Lantern');
  await sql`delete from organizations where id = ${organization}`;
  // Who comes back to the page after a while: what is older is read again, long lists apart.
  await page.clock.setSystemTime(Date.now() + 120_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('button', { name: /^No organization/ })).toBeVisible();
  await expect(page.getByText('of Lantern')).toHaveCount(0);
});

for (const end of ['the member is removed', 'the organization is deleted'] as const)
  test(`the next navigation shows and says that the organization has ended: ${end}`, {
    tag: '@slow',
  }, async ({ visit, newcomer, server }) => {
    const { sql } = server.database;
    await sql`truncate repositories, deleted_records`;
    const owner = await newcomer();
    const person = await newcomer();
    const organization = await addOrganization(server);
    await setMember(server, organization, owner, 'owner');
    await setMember(server, organization, person, 'member');
    await setActive(server, person, organization);
    await sql`insert into repositories (name, link, organization_id)
      values ('of Lantern', 'https://git.example/1', ${organization}), ('of none', 'https://git.example/2', null)`;
    const [{ id }] = await sql<[{ id: string }]>`select id from repositories where name = 'of Lantern'`;
    const page = await visit(person, `/app/repositories/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'of Lantern' })).toBeVisible();

    const [{ id: memberId }] = await sql<[{ id: string }]>`
      select id from members where organization_id = ${organization} and user_id = ${await idOf(person)}`;
    const path = `${server.url}/api/organizations/${organization}`;
    const { status } = end.includes('removed')
      ? await owner.request('POST', `${path}/members/remove`, { memberIds: [memberId] })
      : await owner.request('DELETE', path);
    expect(status).toBe(200);
    await page.getByRole('navigation').getByRole('link', { name: 'Code Repositories' }).first().click();
    await expect(page.locator(toast)).toContainText("You're no longer a member of \u2068Lantern\u2069.");
    await expect(page.getByRole('button', { name: /^Organization/ })).toHaveCount(0);
    await expect(rows(page)).toHaveText([/of none/]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
    await expect(page.getByText('of Lantern')).toHaveCount(0);
  });

test('lists in memory of an organization leave the page when the member is removed meanwhile', {
  tag: '@slow',
}, async ({ visit, newcomer, server }) => {
  const { sql } = server.database;
  await sql`truncate repositories, deleted_records`;
  const owner = await newcomer();
  const person = await newcomer();
  const organization = await addOrganization(server);
  await setMember(server, organization, owner, 'owner');
  await setMember(server, organization, person, 'member');
  await setActive(server, person, organization);
  await sql`insert into repositories (name, link, organization_id)
    values ('of Lantern', 'https://git.example/1', ${organization}), ('of none', 'https://git.example/2', null)`;
  const page = await visit(person, '/app');
  const entry = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first();
  await entry('Code Repositories').click();
  await rows(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'of Lantern' })).toBeVisible();
  await entry('Home').click();
  await expect(page).toHaveURL(`${server.url}/app`);

  const [{ id: memberId }] = await sql<[{ id: string }]>`
    select id from members where organization_id = ${organization} and user_id = ${await idOf(person)}`;
  const path = `${server.url}/api/organizations/${organization}/members/remove`;
  expect((await owner.request('POST', path, { memberIds: [memberId] })).status).toBe(200);
  // Both pages are in memory, and not a single request is needed to show them.
  await page.goBack();
  await entry('Code Repositories').click();
  await expect(page.locator(toast)).toContainText("You're no longer a member of \u2068Lantern\u2069.");
  await expect(page.getByRole('button', { name: /^Organization/ })).toHaveCount(0);
  await expect(rows(page)).toHaveText([/of none/]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  await expect(page.getByText('of Lantern')).toHaveCount(0);
});

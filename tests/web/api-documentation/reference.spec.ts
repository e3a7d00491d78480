import type { Page } from 'playwright/test';
import { product } from '#contract/product.ts';
import { expect, test, waitForHydration } from '../layout/layout-test.ts';

const address = '/manager/api-documentation';

/** 'GET /api/init' for each operation that a document names. */
async function namedOperations(page: Page, name: 'product' | 'authentication'): Promise<string[]> {
  const { paths, servers } = await (await page.request.get(`/api/openapi/${name}`)).json();
  return Object.entries<object>(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${servers[0].url}${path}`),
  );
}

const rows = (page: Page) => page.locator('main details:not(#errors)');

const shownOperations = (page: Page) =>
  rows(page)
    .locator('h3')
    .evaluateAll((headings) =>
      headings.map((heading) =>
        [...heading.children]
          .slice(0, 2)
          .map(({ textContent }) => textContent)
          .join(' '),
      ),
    );

test('every operation of both documents is listed and filtered; the address keeps which', async ({
  visit,
  page,
  server,
}) => {
  await visit('admin', '/manager/dashboard');
  await page.getByRole('link', { name: 'API Documentation' }).click();
  await expect(page).toHaveTitle(`API Documentation | ${product.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const ofProduct = await namedOperations(page, 'product');
  const ofAuthentication = await namedOperations(page, 'authentication');
  expect((await shownOperations(page)).toSorted()).toEqual(ofProduct.toSorted());
  await page.getByRole('radio', { name: 'Authentication' }).check();
  await expect(page).toHaveURL(/\?document=authentication$/);
  await expect(rows(page).first()).toContainText('/api/auth/');
  expect((await shownOperations(page)).toSorted()).toEqual(ofAuthentication.toSorted());

  const field = page.getByRole('searchbox', { name: 'Filter operations' });
  await field.fill('post BAN');
  expect(await shownOperations(page)).toEqual([
    'POST /api/auth/admin/unban-user',
    'POST /api/auth/admin/ban-user',
  ]);
  await expect(page).toHaveURL(/\?document=authentication&searchTerm=post(\+|%20)BAN$/);
  await page.reload();
  await waitForHydration(page);
  await expect(rows(page)).toHaveCount(2);
  await field.fill('no such thing');
  await expect(page.getByRole('heading', { name: 'No results for "no such thing"' })).toBeVisible();
  await field.press('Escape');
  await expect(page).toHaveURL(/\?document=authentication$/);
  await expect(rows(page)).toHaveCount(ofAuthentication.length);

  for (const name of ['product', 'authentication']) {
    const file = page.locator(`main a[download][href="/api/openapi/${name}"]`);
    await expect(file).toBeVisible();
    expect((await page.request.get(`${server.url}/api/openapi/${name}`)).status()).toBe(200);
  }
});

test('a link opens one operation: what it takes, what it answers, and a command that works', {
  tag: '@slow',
}, async ({ visit, page, context, server, people }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  // The page comes with the list alone; what an operation shows is fetched once.
  const html = await visit('admin', `${address}#users.create`).then(() =>
    page.request.get(server.url + address).then((answer) => answer.text()),
  );
  expect(html).not.toContain('expectedUpdatedAt');
  expect(html).not.toMatch(/<[^>]*\sstyle=/);
  const row = page.locator('[id="users.create"]');
  await expect(row).toBeInViewport();
  await expect(row.locator('summary')).toBeFocused();
  await expect(row.getByText('Length 1–100')).toBeVisible();
  await expect(row.getByRole('heading', { level: 4 })).toHaveText([
    'Body',
    'Example',
    'Answer 200',
    'Any other status',
  ]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await row.getByRole('button', { name: 'Copy link to users.create' }).click();
  expect(await copied()).toBe(`${server.url}${address}#users.create`);
  await row.getByRole('button', { name: 'Copy example' }).click();
  const command = await copied();
  expect(command).toContain(`curl --request POST '${server.url}/api/users'`);

  // As curl would send it, with its header Origin and without.
  const [, body = ''] = /--data '([\s\S]*)'$/.exec(command) ?? [];
  const email = `by-curl-${crypto.randomUUID()}@example.com`;
  const send = (headers: HeadersInit) =>
    fetch(`${server.url}/api/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: people.admin.cookieHeader, ...headers },
      body: body.replace('<email>', email),
    });
  expect((await send({})).status).toBe(403);
  const [, origin = ''] = /--header 'Origin: (.*)'/.exec(command) ?? [];
  expect((await send({ origin })).status).toBe(200);

  // Closed and opened by keys; the shape of errors stands once, and every operation leads there.
  await row.getByRole('link', { name: 'What a refused request answers' }).click();
  const errors = page.locator('#errors');
  await expect(errors.locator('summary')).toBeFocused();
  await expect(errors.getByText('Stable, for programs.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(errors.getByText('Stable, for programs.')).toBeHidden();

  // A link into the other document.
  await page.goto(`${server.url}${address}?document=authentication#getSession`);
  const session = page.locator('#getSession');
  await expect(session.getByText('impersonatedBy')).toBeVisible();
  await expect(session).toBeInViewport();
});

import type { Page } from 'playwright/test';
import { directionOf } from '#contract/facts/languages.ts';
import { product } from '#contract/product.ts';
import { translator } from '#server/http/translate.ts';
import { expect, test } from '../layout/layout-test.ts';

const address = '/manager/api-documentation';

/** 'GET /api/init' for each operation that the document names. */
async function namedOperations(page: Page): Promise<string[]> {
  const { paths, servers } = await (await page.request.get('/api/openapi')).json();
  return Object.entries<object>(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${servers[0].url}${path}`),
  );
}

const rows = (page: Page) => page.locator('main .opblock-summary-control');

/** The same for each operation on the page; the library breaks long paths by spaces without width. */
const drawnOperations = (page: Page) =>
  rows(page).evaluateAll((buttons) =>
    buttons.map((button) => {
      const text = (name: string) => button.querySelector(name)?.textContent?.replaceAll('\u200b', '');
      return `${text('.opblock-summary-method')} ${text('.opblock-summary-path')}`;
    }),
  );

/** All of them: of many operations the library draws those in sight alone. */
async function shownOperations(page: Page): Promise<string[]> {
  // The library takes long to draw them all.
  await expect(rows(page).first()).toBeVisible({ timeout: 60_000 });
  const shown = new Set<string>();
  await page.locator('main').hover();
  for (let isAtEnd = false; !isAtEnd; ) {
    for (const operation of await drawnOperations(page)) shown.add(operation);
    isAtEnd = await page.evaluate(() => {
      const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement as HTMLElement;
      document.scrollingElement?.scrollBy(0, 400);
      return scrollTop + clientHeight >= scrollHeight - 1;
    });
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }
  for (const operation of await drawnOperations(page)) shown.add(operation);
  await page.evaluate(() => scrollTo(0, 0));
  return [...shown];
}

test('an address leads to a filtered operation, which keys close and open, from this server alone', {
  tag: '@slow',
}, async ({ visit, page, server }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  // The library takes long to draw a document.
  test.slow();
  await visit('admin', `${address}?searchTerm=post+/api/USERS#/Users/users.create`);
  await expect(page).toHaveTitle(`API Documentation | ${product.name}`);
  const create = page.locator('[id^="operations-Users-users"][id$=".create"]');
  await expect(create.getByText('Request body')).toBeVisible({ timeout: 60_000 });
  await expect(create).toBeInViewport();
  const summary = create.locator('.opblock-summary-control');
  await summary.press('Enter');
  await expect(summary).toHaveAttribute('aria-expanded', 'false');
  await summary.press('Enter');
  await expect(create.getByText('Request body')).toBeVisible();
  await expect(page).toHaveURL(/#\/Users\/users\.create$/);

  const field = page.getByRole('searchbox', { name: 'Filter operations' });
  await expect(field).toHaveValue('post /api/USERS');
  await field.fill('no such thing');
  await expect(page.getByRole('heading', { name: 'No results for "no such thing"' })).toBeVisible();
  await expect(page).toHaveURL(/\?searchTerm=no(\+|%20)such/);
  await expect(page.locator('main a[download]')).toHaveAttribute('href', '/api/openapi');
  expect(foreign).toEqual([]);
});

test('every operation of the document is shown, also once a filter is cleared', { tag: '@slow' }, async ({
  visit,
  page,
}) => {
  test.slow();
  await visit('admin', '/manager/dashboard');
  await page.getByRole('link', { name: 'API Documentation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const named = await namedOperations(page);
  expect((await shownOperations(page)).toSorted()).toEqual(named.toSorted());
  const field = page.getByRole('searchbox', { name: 'Filter operations' });
  await field.fill('post SIGN-OUT');
  await expect(rows(page)).toHaveCount(1);
  await field.press('Escape');
  await expect(rows(page).nth(1)).toBeVisible();
});

/** Words of the library around the texts of the document, as keys of texts and as it has them. */
const words = {
  parameters: 'Parameters',
  noParameters: 'No parameters',
  requestBody: 'Request body',
  responses: 'Responses',
  exampleValue: 'Example Value',
} as const;

for (const [language, theme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`an operation has the colors of the page, its responses beside it, and words and direction of ${language}`, {
    tag: '@slow',
  }, async ({ visit, page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit('admin', `${address}?searchTerm=post+/api/users#/Users/users.create`, { language, theme });
    const create = page.locator('[id^="operations-Users-users"][id$=".create"]');
    const t = translator(language);
    for (const [key, english] of Object.entries(words)) {
      const text = t(`api-documentation:frame.${key as keyof typeof words}`);
      await expect(create.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 60_000 });
      if (text !== english) await expect(create.getByText(english, { exact: true })).toHaveCount(0);
    }
    const edgesOf = async (selector: string) => {
      const { x = 0, width = 0 } = (await create.locator(selector).boundingBox()) ?? {};
      return { left: x, right: x + width };
    };
    const [body, responses] = [
      await edgesOf('.opblock-section-request-body'),
      await edgesOf('.responses-wrapper'),
    ];
    const direction = directionOf(language);
    if (direction === 'rtl') expect(responses.right).toBeLessThan(body.left);
    else expect(responses.left).toBeGreaterThan(body.right);
    const directionAt = (selector: string) =>
      create
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).direction);
    for (const label of ['.opblock-section-header h4', '.reference-access', '.reference-note'])
      expect(await directionAt(label), label).toBe(direction);
    for (const code of ['.opblock-summary-path', 'pre', '.renderedMarkdown'])
      expect(await directionAt(code), code).toBe('ltr');

    const foreign = await create.evaluate((operation) => {
      const probe = document.body.appendChild(document.createElement('span'));
      const shown = (value: string) => {
        probe.style.backgroundColor = '';
        probe.style.backgroundColor = value;
        return getComputedStyle(probe).backgroundColor;
      };
      const tokens = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => rule.cssText.match(/--color-[\w-]+/g) ?? []);
      const known = new Set([...tokens.map((name) => shown(`var(${name})`)), shown('transparent')]);
      const used = [...operation.querySelectorAll('*')].flatMap((element) => {
        const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
        return [color, backgroundColor, borderTopWidth === '0px' ? color : borderTopColor];
      });
      probe.remove();
      return [...new Set(used)].filter((color) => !known.has(color));
    });
    expect(foreign).toEqual([]);
  });
}

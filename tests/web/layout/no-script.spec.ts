import type { BrowserContext } from 'playwright/test';
import { product } from '#contract/product.ts';
import type { Browser as Client } from '#tests/support/browser.ts';
import { expect, test } from './layout-test.ts';

test.use({ javaScriptEnabled: false });

async function open(context: BrowserContext, client: Client, origin: string) {
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  await page.goto(`${origin}/manager/dashboard`);
  return page;
}

test('without JavaScript: navigation, language and sign-out', async ({ context, newcomer, server }) => {
  const person = await newcomer('admin');
  const page = await open(context, person, server.url);
  await expect(page.getByRole('heading', { name: 'Newest users' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeHidden();
  await page.getByRole('radio', { name: '7 days' }).check();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\?days=7$/);
  await expect(page.getByText('7 days before').first()).toBeVisible();
  await page.getByRole('link', { name: 'Open App' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amina');

  await page.goto(`${server.url}/app?lng=sw&tab=2`);
  await page.locator('summary').click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveTitle(`Accueil | ${product.name}`);
  await expect(page).toHaveURL(`${server.url}/app?tab=2&lng=fr`);
  await page.locator('summary').click();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(`${server.url}/app`);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fapp$/);
});

test('on a phone without JavaScript the navigation is above the page', { tag: '@slow' }, async ({
  context,
  newcomer,
  server,
}) => {
  const person = await newcomer('admin');
  const page = await open(context, person, server.url);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: 'Users', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

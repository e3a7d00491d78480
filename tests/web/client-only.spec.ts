import type { Page } from 'playwright/test';
import { product } from '#contract/product.ts';
import { unknownLanguage } from '#tests/support/other-language.ts';
import { serveShells } from './serve-shells.ts';
import { expect, test, typeCode } from './sign-in/sign-in-test.ts';

/** Paths of the API that the page has called so far. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname.startsWith('/locales/')) calls.push(pathname);
  });
  return calls;
}

test('the page rendered by the browser alone (the document is replaced by an empty shell): signs in by code', {
  tag: '@slow',
}, async ({ page, server, email }) => {
  await serveShells(page);
  const calls = watchCalls(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in or sign up');
  expect(calls).toContain('/api/fn/init');
  expect(calls).toContain('/locales/en/common.json');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await typeCode(page, await server.mailbox.codeFor(email));
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible();
  await expect(page).toHaveURL(/\/app$/);

  await page.reload();
  await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible();
  await expect(page).toHaveTitle(`Home | ${product.name}`);
});

interface Choice {
  by: string;
  heading: string;
  search?: string;
  cookie?: string;
  stored?: string;
  locale: string;
  html?: string;
}

const headings = {
  en: 'Sign in or sign up',
  fr: 'Connexion ou inscription',
  ar: 'الدخول أو إنشاء حساب',
  sw: 'Ingia au jisajili',
};

const choices: Choice[] = [
  { by: 'the address', heading: headings.fr, search: '?lng=fr', cookie: 'ar', stored: 'sw', locale: 'en-GB' },
  { by: 'the cookie', heading: headings.ar, cookie: 'ar', stored: 'sw', locale: 'fr-CA' },
  { by: 'the storage', heading: headings.sw, stored: 'sw', locale: 'fr-CA', html: 'ar' },
  { by: 'the browser', heading: headings.fr, locale: 'fr-CA', html: 'ar' },
  { by: 'the html element', heading: headings.ar, locale: unknownLanguage, html: 'ar' },
  { by: 'nothing', heading: headings.en, locale: unknownLanguage, html: unknownLanguage },
];

const isArabic = (text: string) => /[\u0600-\u06ff]/.test(text);

for (const { by, heading, search = '', cookie, stored, locale, html } of choices) {
  test.describe(() => {
    test.use({ locale });
    test(`the language, found by the browser alone (the document is replaced by an empty shell), by ${by}`, {
      tag: '@slow',
    }, async ({ page, context, server }) => {
      if (cookie) await context.addCookies([{ name: 'i18next', value: cookie, url: server.url }]);
      if (stored) await context.addInitScript((value) => localStorage.setItem('i18nextLng', value), stored);
      await serveShells(page, html);
      await page.goto(`/login${search}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('dir', isArabic(heading) ? 'rtl' : 'ltr');
    });
  });
}

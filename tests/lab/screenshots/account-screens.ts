import type { Scene, Screen } from './screen.ts';

/** The user area, and the account that stands in both areas. */
export const accountScreens: readonly Screen[] = [
  { name: 'home', viewer: 'user', path: '/app' },
  { name: 'user-repositories', viewer: 'user', path: '/app/repositories' },
  {
    name: 'user-repository',
    viewer: 'user',
    path: '/app/repositories',
    steps: async ({ page }) => {
      await page.locator('[data-row-link]').first().click();
      await page.waitForURL(/\/app\/repositories\/.+/);
    },
  },
  { name: 'user-not-found', viewer: 'user', path: '/app/no-such-page' },
  { name: 'account', viewer: 'user', path: '/app/account', whole: true },
  {
    name: 'account-email',
    viewer: 'user',
    path: '/app/account',
    steps: async ({ page, say }) => {
      await pressButton({ page }, say('common:actions.change'));
      await page.getByRole('dialog').getByRole('textbox').fill('omar@waha.example');
    },
  },
  {
    name: 'account-delete',
    viewer: 'user',
    path: '/app/account',
    steps: async ({ page, say }) => {
      await pressButton({ page }, say('account:data.delete'));
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    },
  },
  { name: 'impersonation', viewer: 'acting-admin', path: '/app' },
  { name: 'manager-account', viewer: 'admin', path: '/manager/account', whole: true },
];

/** Presses a button by its whole name. */
export async function pressButton({ page }: Pick<Scene, 'page'>, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
}

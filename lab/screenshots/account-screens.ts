import type { Scene, Screen } from './screen.ts';

/** The user area, and the account that stands in both areas. */
export const accountScreens: readonly Screen[] = [
  {
    name: 'home',
    viewer: 'user',
    path: '/app',
    readme: { file: 'home-phone-arabic', look: { size: 'phone', language: 'ar' } },
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
  {
    name: 'account-api-key',
    viewer: 'user',
    path: '/app/account',
    steps: async ({ page, say }) => {
      await pressButton({ page }, say('api-keys:new'));
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  { name: 'impersonation', viewer: 'acting-admin', path: '/app' },
  { name: 'manager-account', viewer: 'admin', path: '/manager/account', whole: true },
];

/** Presses a button by its whole name. */
export async function pressButton({ page }: Pick<Scene, 'page'>, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
}

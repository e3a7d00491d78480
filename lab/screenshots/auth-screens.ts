import { desktopScreens } from './desktop-screens.ts';
import type { Screen } from './screen.ts';

/** The pages outside the areas: signing in, the first visit, errors, and the mails that come meanwhile. */
export const authScreens: readonly Screen[] = [
  { name: 'login', viewer: 'anonymous', path: '/login', readme: { file: 'login', look: {} } },
  {
    name: 'login-error',
    viewer: 'anonymous',
    path: '/login',
    steps: async ({ page }) => {
      await page.locator('input[name=email]').fill('amina@mwangaza');
      await page.keyboard.press('Enter');
      await page.locator('[aria-invalid=true]').waitFor();
    },
  },
  { name: 'verify', viewer: 'anonymous', path: '/login/verify?email=amina%40mwangaza.example' },
  {
    name: 'verify-typing',
    viewer: 'anonymous',
    path: '/login/verify?email=amina%40mwangaza.example',
    steps: ({ page }) => page.locator('input[autocomplete=one-time-code]').pressSequentially('K7M'),
    readme: { file: 'verify-phone', look: { size: 'phone' } },
  },
  { name: 'sign-up-disabled', viewer: 'anonymous', path: '/login/error?error=signup_disabled' },
  { name: 'access-denied', viewer: 'anonymous', path: '/login/error?error=access_denied' },
  ...desktopScreens,
  { name: 'onboarding', viewer: 'newcomer', path: '/app' },
  { name: 'not-found', viewer: 'anonymous', path: '/no-such-page' },
  { name: 'forbidden', viewer: 'user', path: '/manager/users' },
  { name: 'mailbox', viewer: 'anonymous', path: '/dev/mailbox' },
  { name: 'demo-login', viewer: 'demo-anonymous', path: '/login' },
  { name: 'demo-dashboard', viewer: 'demo-admin', path: '/manager/dashboard' },
  {
    name: 'demo-dialog',
    viewer: 'demo-admin',
    path: '/manager/users/demo-1',
    steps: async ({ page, say }) => {
      // It says that it is disabled, so Playwright would wait.
      await page.getByRole('button', { name: say('users:access.banButton') }).click({ force: true });
      await page.getByRole('dialog').waitFor();
    },
  },
];

import type { Scene, Screen } from './screen.ts';
import { click } from './steps.ts';

const desktop = { size: 'desktop' } as const;
const phone = { size: 'phone' } as const;

/** The manager area: its dashboard, its navigation, what can go wrong. */
export const managerScreens: readonly Screen[] = [
  { name: 'dashboard', viewer: 'admin', path: '/manager/dashboard', readme: { file: 'dashboard', look: {} } },
  { name: 'jobs', viewer: 'admin', path: '/manager/jobs' },
  { name: 'audit-log', viewer: 'admin', path: '/manager/audit' },
  {
    name: 'audit-log-event',
    viewer: 'admin',
    path: '/manager/audit',
    steps: click('[data-row]', 'definition'),
  },
  { name: 'dashboard-whole', viewer: 'admin', path: '/manager/dashboard', whole: true, only: phone },
  {
    name: 'sidebar-collapsed',
    viewer: 'admin',
    path: '/manager/dashboard',
    steps: ({ page }) => page.keyboard.press('Control+b'),
    only: desktop,
  },
  {
    name: 'navigation-drawer',
    viewer: 'admin',
    path: '/manager/dashboard',
    steps: click('[data-sticky=page-head] button[aria-haspopup=dialog]', 'dialog'),
    only: phone,
  },
  {
    name: 'person-menu',
    viewer: 'admin',
    path: '/manager/dashboard',
    steps: async ({ page }) => {
      await page.locator('nav button[aria-haspopup=menu], aside button[aria-haspopup=menu]').last().click();
      await page.getByRole('menu').waitFor();
    },
    only: desktop,
  },
  { name: 'list-error', viewer: 'admin', path: '/manager/dashboard', steps: failToLoad },
];

/** The page comes, its data does not. */
async function failToLoad({ page }: Scene): Promise<void> {
  const failure = { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong' };
  await page.route(/\/api\//, (route) => route.fulfill({ status: 500, json: failure }));
  // On a phone it lies in a drawer that is shut.
  await page.locator('a[href="/manager/users"]').first().dispatchEvent('click');
  await page.getByRole('alert').waitFor({ timeout: 20_000 });
}

import { pressButton } from './account-screens.ts';
import type { Scene, Screen } from './screen.ts';

const list = '/manager/repositories';

/** Lines of which some can be added, some are there already, and some are wrong. */
const importedLines = `name,link,description
mwangaza-kiosk,https://git.mwangaza.example/kiosk,Self-service screens of the lighting cooperative
mwangaza-api,https://git.mwangaza.example/api,Public API of the lighting cooperative
سوق التوابل (v2),https://code.souk.example/spices,"Prices, by the hour"
without-a-link,,Nobody knows where it lies
no-dot,localhost,A link needs a dot
`;

/** The manager area: dashboard, repositories, what can go wrong. */
export const repositoryScreens: readonly Screen[] = [
  { name: 'dashboard', viewer: 'admin', path: '/manager/dashboard' },
  {
    name: 'dashboard-whole',
    viewer: 'admin',
    path: '/manager/dashboard',
    whole: true,
    only: { size: 'phone' },
  },
  {
    name: 'sidebar-collapsed',
    viewer: 'admin',
    path: '/manager/dashboard',
    steps: ({ page }) => page.keyboard.press('Control+b'),
    only: { size: 'desktop' },
  },
  {
    name: 'navigation-drawer',
    viewer: 'admin',
    path: '/manager/dashboard',
    steps: async ({ page }) => {
      await page.locator('[data-sticky=page-head] button[aria-haspopup=dialog]').click();
      await page.getByRole('dialog').waitFor();
    },
    only: { size: 'phone' },
  },
  {
    name: 'person-menu',
    viewer: 'admin',
    path: '/manager/dashboard',
    steps: async ({ page }) => {
      await page.locator('nav button[aria-haspopup=menu], aside button[aria-haspopup=menu]').last().click();
      await page.getByRole('menu').waitFor();
    },
    only: { size: 'desktop' },
  },
  { name: 'repositories', viewer: 'admin', path: list },
  {
    name: 'repositories-selected',
    viewer: 'admin',
    path: list,
    steps: async ({ page }) => {
      const boxes = page.getByRole('row').getByRole('checkbox');
      for (const row of [1, 2, 4]) await boxes.nth(row).check();
    },
  },
  {
    name: 'repositories-delete',
    viewer: 'admin',
    path: list,
    steps: async (scene) => {
      const boxes = scene.page.getByRole('row').getByRole('checkbox');
      for (const row of [1, 2, 4]) await boxes.nth(row).check();
      await pressButton(scene, scene.say('repositories:delete'));
      await scene.page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'repositories-no-results', viewer: 'admin', path: `${list}?searchTerm=lighthouse+keeper` },
  { name: 'repositories-error', viewer: 'admin', path: '/manager/dashboard', steps: failToLoad },
  { name: 'repository', viewer: 'admin', path: list, steps: openFirst },
  {
    name: 'repository-edit',
    viewer: 'admin',
    path: list,
    steps: async (scene) => {
      await openFirst(scene);
      await scene.page.locator('a[href$="/update"]').click();
      await scene.page.waitForURL(/\/update$/);
    },
  },
  { name: 'repository-new', viewer: 'admin', path: `${list}/new` },
  {
    name: 'repository-new-faults',
    viewer: 'admin',
    path: `${list}/new`,
    steps: async ({ page }) => {
      await page.locator('input[name=name]').fill('mwangaza-api');
      await page.locator('input[name=link]').fill('localhost');
      await page.locator('button[type=submit]').last().click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { name: 'repository-import', viewer: 'admin', path: `${list}/import`, whole: true },
  {
    name: 'repository-import-preview',
    viewer: 'admin',
    path: `${list}/import`,
    steps: async ({ page }) => {
      const buffer = Buffer.from(importedLines);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'repositories.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('row').nth(1).waitFor();
    },
    whole: true,
  },
];

async function openFirst({ page }: Scene): Promise<void> {
  await page.locator('[data-row-link]').first().click();
  await page.waitForURL(/\/manager\/repositories\/.+/);
}

/** The page comes, its data does not. */
async function failToLoad({ page }: Scene): Promise<void> {
  const failure = { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong' };
  await page.route(/\/api\//, (route) => route.fulfill({ status: 500, json: failure }));
  // On a phone it lies in a drawer that is shut.
  await page.locator('a[href="/manager/repositories"]').first().dispatchEvent('click');
  await page.getByRole('alert').waitFor({ timeout: 20_000 });
}

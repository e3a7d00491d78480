import { pressButton } from './account-screens.ts';
import type { Scene, Screen } from './screen.ts';

const list = '/manager/repositories';

/** Lines of which some can be added, some are there already, and some are wrong. */
const importedLines = `name,link,description
mwangaza-kiosk,https://git.mwangaza.example/kiosk,Self-service screens of the lighting cooperative
souk-checkout,https://code.souk.example/checkout,"Basket, payment and receipts"
سوق التوابل (v2),https://code.souk.example/spices,"Prices, by the hour"
without-a-link,,Nobody knows where it lies
no-dot,localhost,A link needs a dot
`;

/** The repositories, in both areas. */
export const repositoryScreens: readonly Screen[] = [
  {
    name: 'repositories',
    viewer: 'admin',
    path: list,
    readme: { file: 'repositories', look: {} },
  },
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
    readme: { file: 'delete-phone', look: { size: 'phone' } },
    steps: async (scene) => {
      const boxes = scene.page.getByRole('row').getByRole('checkbox');
      for (const row of [1, 2, 4]) await boxes.nth(row).check();
      await pressButton(scene, scene.say('records:delete'));
      await scene.page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'repositories-no-results', viewer: 'admin', path: `${list}?searchTerm=lighthouse+keeper` },
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
      await page.locator('input[name=name]').fill('souk-checkout');
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
];

async function openFirst({ page }: Scene): Promise<void> {
  await page.locator('[data-row-link]').first().click();
  await page.waitForURL(/\/manager\/repositories\/.+/);
}

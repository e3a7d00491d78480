import type { Screen } from './screen.ts';
import { openDialog, openFirst, selectRows } from './steps.ts';

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
  { name: 'repositories', viewer: 'admin', path: list, readme: { file: 'repositories', look: {} } },
  { name: 'repositories-selected', viewer: 'admin', path: list, steps: selectRows(1, 2, 4) },
  {
    name: 'repositories-delete',
    viewer: 'admin',
    path: list,
    readme: { file: 'delete-phone', look: { size: 'phone' } },
    steps: async (scene) => {
      await selectRows(1, 2, 4)(scene);
      await openDialog('records:delete')(scene);
    },
  },
  { name: 'repositories-no-results', viewer: 'admin', path: `${list}?searchTerm=lighthouse+keeper` },
  { name: 'repository', viewer: 'admin', path: list, steps: openFirst(/\/manager\/repositories\/.+/) },
  {
    name: 'repository-edit',
    viewer: 'admin',
    path: list,
    steps: async (scene) => {
      await openFirst(/\/manager\/repositories\/.+/)(scene);
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
    steps: openFirst(/\/app\/repositories\/.+/),
  },
];

import type { Scene, Screen } from './screen.ts';
import { openDialog, selectRows } from './steps.ts';

/** Camille Rousseau, an ordinary person; and Juma Mwakalinga, who is banned. */
const person = '/manager/users/demo-1';
const banned = '/manager/users/demo-4';

/** The users in the manager area. */
export const userScreens: readonly Screen[] = [
  {
    name: 'users',
    viewer: 'admin',
    path: '/manager/users',
    readme: { file: 'users-arabic', look: { language: 'ar' } },
  },
  { name: 'users-filtered', viewer: 'admin', path: '/manager/users?role=admin&sort=name' },
  { name: 'users-selected', viewer: 'admin', path: '/manager/users', steps: selectRows(1, 3) },
  { name: 'users-menu', viewer: 'admin', path: '/manager/users', steps: openRowMenu },
  {
    name: 'users-menu-dialog',
    viewer: 'admin',
    path: '/manager/users',
    steps: async (scene) => {
      await openRowMenu(scene);
      await scene.page.getByRole('menuitem', { name: scene.say('users:access.banButton') }).click();
      await scene.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'user', viewer: 'admin', path: person, whole: true },
  { name: 'user-banned', viewer: 'admin', path: banned, whole: true },
  {
    name: 'user-ban',
    viewer: 'admin',
    path: person,
    steps: async (scene) => {
      await openDialog('users:access.banButton')(scene);
      await scene.page.getByRole('dialog').getByRole('radio').last().check();
    },
  },
  {
    name: 'user-date',
    viewer: 'admin',
    path: person,
    steps: async (scene) => {
      await openDialog('users:access.banButton')(scene);
      const dialog = scene.page.getByRole('dialog').first();
      await dialog.locator('input[value=date]').check();
      await dialog.locator('button[aria-haspopup=dialog]').click();
      await scene.page.getByRole('grid').waitFor();
    },
  },
  { name: 'user-roles', viewer: 'admin', path: person, steps: openDialog('users:facts.changeRole') },
  { name: 'user-delete', viewer: 'admin', path: person, steps: openDialog('users:access.deleteButton') },
  { name: 'user-new', viewer: 'admin', path: '/manager/users/new' },
  { name: 'user-edit', viewer: 'admin', path: `${person}/update` },
];

async function openRowMenu({ page }: Scene): Promise<void> {
  const row = page.getByRole('row').nth(3);
  await row.hover();
  await row.getByRole('button').last().click();
  await page.getByRole('menu').waitFor();
}

import type { Screen } from './screen.ts';

/** Of the demo: the user is its owner, the admin a member. */
const organization = '/app/organizations/demo-riad-atlas';

/** The organizations, in the user area and for managers. */
export const organizationScreens: readonly Screen[] = [
  { name: 'organizations', viewer: 'user', path: '/app/organizations' },
  {
    name: 'organizations-switcher',
    viewer: 'user',
    path: '/app',
    steps: async ({ page }) => {
      await page.getByRole('banner').locator('button[aria-haspopup=menu]').first().click();
      await page.getByRole('menuitemradio').first().waitFor();
    },
  },
  { name: 'organization-new', viewer: 'user', path: '/app/organizations/new' },
  { name: 'organization', viewer: 'user', path: organization, whole: true },
  {
    name: 'organization-members',
    viewer: 'user',
    path: `${organization}/members`,
    whole: true,
    readme: { file: 'organization', look: {} },
  },
  { name: 'organization-teams', viewer: 'user', path: `${organization}/teams` },
  { name: 'organization-invite', viewer: 'user', path: `${organization}/members/invite` },
  {
    name: 'organization-delete',
    viewer: 'user',
    path: organization,
    steps: async ({ page, say }) => {
      await page.getByRole('button', { name: say('organizations:delete.button'), exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'organization-read-only', viewer: 'admin', path: organization, whole: true },
  { name: 'organizations-managed', viewer: 'admin', path: '/manager/organizations' },
  { name: 'organization-managed', viewer: 'admin', path: '/manager/organizations/demo-riad-atlas' },
];

import type { Screen } from './screen.ts';
import { click, openDialog } from './steps.ts';

/** Of the demo: the user is its owner, the admin a member. */
const organization = '/app/organizations/demo-riad-atlas';

/** The organizations, in the user area and for managers. */
export const organizationScreens: readonly Screen[] = [
  { name: 'organizations', viewer: 'user', path: '/app/organizations' },
  {
    name: 'organizations-switcher',
    viewer: 'user',
    path: '/app',
    steps: click('header button[aria-haspopup=menu]', 'menuitemradio'),
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
    steps: openDialog('organizations:delete.button'),
  },
  { name: 'organization-read-only', viewer: 'admin', path: organization, whole: true },
  { name: 'organizations-managed', viewer: 'admin', path: '/manager/organizations' },
  { name: 'organization-managed', viewer: 'admin', path: '/manager/organizations/demo-riad-atlas' },
];

import type { Screen } from './screen.ts';
import { openDialog } from './steps.ts';

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
    steps: async (scene) => {
      await openDialog('common:actions.change')(scene);
      await scene.page.getByRole('dialog').getByRole('textbox').fill('omar@waha.example');
    },
  },
  {
    name: 'account-delete',
    viewer: 'user',
    path: '/app/account',
    steps: openDialog('account:deletion.delete'),
  },
  { name: 'account-api-key', viewer: 'user', path: '/app/account', steps: openDialog('api-keys:new') },
  { name: 'impersonation', viewer: 'acting-admin', path: '/app' },
  { name: 'manager-account', viewer: 'admin', path: '/manager/account', whole: true },
];

import CircleUserRound from 'lucide-react/icons/circle-user-round';
import type { RouteObject } from 'react-router';
import type { Feature } from '../../layout/feature.ts';
import { page } from '../../layout/routes/page.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import { loadPasskeys, passkeysNamespaces } from './passkeys/load-passkeys.ts';

export const account: Feature = {
  routes: { app: [accountRoute('app')], manager: [accountRoute('manager')] },
  namespaces: [],
  navigation: [
    {
      id: 'account',
      icon: CircleUserRound,
      label: 'common:navigation.account',
      synonyms: 'palette:synonyms.account',
      keys: ['g', 'a'],
      allowed: () => true,
      // Elsewhere the menu of the user leads to it.
      to: { app: { path: '/app/account', in: 'bottom' }, manager: { path: '/manager/account', in: null } },
    },
  ],
  palette: null,
  home: null,
  dashboard: null,
};

/** The account page is in both areas: everybody has one of them. */
function accountRoute(area: 'app' | 'manager'): RouteObject {
  return page({
    path: 'account',
    title: 'common:navigation.account',
    namespaces: ['account', 'picture', 'sessions', 'validation', ...passkeysNamespaces],
    component: async () => {
      const { UserAccountPage, ManagerAccountPage } = await import('./account-page.tsx');
      return area === 'app' ? UserAccountPage : ManagerAccountPage;
    },
    loader: loadAccount,
    action: async () => (await import('./save-name.ts')).saveName,
  });
}

/** The other sessions are not shown to an admin who acts as the user. */
async function loadAccount(services: Services): Promise<void> {
  const { currentUser } = await services.init.load();
  await Promise.all([
    loadQuery(services, (api) => api.account.read.queryOptions()),
    !currentUser?.impersonatedBy && loadQuery(services, (api) => api.account.sessions.queryOptions()),
    !currentUser?.impersonatedBy && loadPasskeys(services),
  ]);
}

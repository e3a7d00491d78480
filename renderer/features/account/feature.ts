import CircleUserRound from 'lucide-react/icons/circle-user-round';
import type { AccountPagePart, Feature } from '../../layout/feature.ts';
import { loadParts, page } from '../../layout/routes/page.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';

export const account: Feature = {
  routes: { app: [], manager: [] },
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

/**
 * The account page is in both areas: everybody has one of them.
 * @param others what they add stands on it
 */
export function accountPage(others: readonly Feature[]): Feature {
  const parts = others.flatMap((feature) => feature.accountPage ?? []);
  const common = {
    path: 'account',
    title: 'common:navigation.account',
    namespaces: ['account', 'picture', 'sessions', 'validation'],
    parts,
    loader: (services: Services) => loadAccount(services, parts),
    action: async () => (await import('./save-name.ts')).saveName,
  };
  const app = page({
    ...common,
    component: async () => (await import('./account-page.tsx')).UserAccountPage,
  });
  const manager = page({
    ...common,
    component: async () => (await import('./account-page.tsx')).ManagerAccountPage,
  });
  return { ...account, navigation: [], routes: { app: [app], manager: [manager] } };
}

/** The other sessions are not shown to an admin who acts as the user. */
async function loadAccount(services: Services, parts: readonly AccountPagePart[]): Promise<void> {
  const { currentUser } = await services.init.load();
  await Promise.all([
    loadQuery(services, (api) => api.account.read.queryOptions()),
    !currentUser?.impersonatedBy && loadQuery(services, (api) => api.account.sessions.queryOptions()),
    loadParts(services, parts, currentUser?.id ?? ''),
  ]);
}

import CircleUserRound from 'lucide-react/icons/circle-user-round';
import type { Feature } from '../../layout/feature.ts';
import { accountRoute } from './routes.ts';

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

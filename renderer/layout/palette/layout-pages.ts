import Braces from 'lucide-react/icons/braces';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import House from 'lucide-react/icons/house';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import type { PageOffer } from './palette-feature.ts';

const everybody = () => true;

/** The pages that the areas begin with. */
export const firstPages: readonly PageOffer[] = [
  {
    id: 'home',
    icon: House,
    label: 'common:navigation.home',
    synonyms: 'palette:synonyms.home',
    keys: ['g', 'h'],
    allowed: everybody,
    to: { app: '/app' },
  },
  {
    id: 'dashboard',
    icon: LayoutDashboard,
    label: 'common:navigation.dashboard',
    synonyms: 'palette:synonyms.dashboard',
    keys: ['g', 'd'],
    allowed: everybody,
    to: { manager: '/manager/dashboard' },
  },
];

/** Listed after the pages of the features. */
export const lastPages: readonly PageOffer[] = [
  {
    id: 'account',
    icon: CircleUserRound,
    label: 'common:navigation.account',
    synonyms: 'palette:synonyms.account',
    keys: ['g', 'a'],
    allowed: everybody,
    to: { app: '/app/account', manager: '/manager/account' },
  },
  {
    id: 'apiDocumentation',
    icon: Braces,
    label: 'common:navigation.apiDocumentation',
    synonyms: 'palette:synonyms.apiDocumentation',
    allowed: ({ apiDocumentation }) => apiDocumentation,
    to: { manager: '/manager/api-documentation' },
  },
];

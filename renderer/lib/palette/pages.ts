import type { LucideIcon } from 'lucide-react';
import BookMarked from 'lucide-react/icons/book-bookmark';
import Braces from 'lucide-react/icons/braces';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import House from 'lucide-react/icons/house';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import UsersRound from 'lucide-react/icons/users-round';
import type { Init } from '#contract/api/init.ts';
import type { Area } from '../frame/palette-context.ts';
import { may } from '../permissions.ts';

export interface Page {
  area: Area;
  to: string;
  icon: LucideIcon;
  /** Key of its name below `common:navigation`. */
  name: 'home' | 'dashboard' | 'codeRepositories' | 'users' | 'account' | 'apiDocumentation';
}

const pages: ReadonlyArray<Page & { isOpen: (init: Init) => boolean }> = [
  { area: 'app', to: '/app', icon: House, name: 'home', isOpen: () => true },
  {
    area: 'manager',
    to: '/manager/dashboard',
    icon: LayoutDashboard,
    name: 'dashboard',
    isOpen: () => true,
  },
  ...(['app', 'manager'] as const).map((area) => ({
    area,
    to: `/${area}/repositories`,
    icon: BookMarked,
    name: 'codeRepositories' as const,
    isOpen: (init: Init) => may(init, 'repository', 'read'),
  })),
  {
    area: 'manager',
    to: '/manager/users',
    icon: UsersRound,
    name: 'users',
    isOpen: (init) => may(init, 'user', 'list'),
  },
  ...(['app', 'manager'] as const).map((area) => ({
    area,
    to: `/${area}/account`,
    icon: CircleUserRound,
    name: 'account' as const,
    isOpen: () => true,
  })),
  {
    area: 'manager',
    to: '/manager/api-documentation',
    icon: Braces,
    name: 'apiDocumentation',
    isOpen: ({ apiDocumentation }) => apiDocumentation,
  },
];

/**
 * The pages that the visitor may open: those of the area, then those of the other one. What both have leads to the one
 * of the area.
 */
export function pagesFor(init: Init, area: Area): Page[] {
  const open = pages.filter((page) => may(init, 'apps', page.area) && page.isOpen(init));
  const own = open.filter((page) => page.area === area);
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...open.filter((page) => page.area !== area && !names.has(page.name))];
}

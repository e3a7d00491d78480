import type { LucideIcon } from 'lucide-react';
import AppWindow from 'lucide-react/icons/app-window';
import BookMarked from 'lucide-react/icons/book-bookmark';
import Braces from 'lucide-react/icons/braces';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import UsersRound from 'lucide-react/icons/users-round';
import type { Init } from '#contract/api/init.ts';
import { may } from '../../lib/permissions.ts';

export interface NavigationEntry {
  to: string;
  icon: LucideIcon;
  /** Key of its name below `common:navigation`. */
  name: 'dashboard' | 'codeRepositories' | 'users' | 'openApp' | 'apiDocumentation';
}

interface NavigationGroup {
  /** Key of its name below `common:navigation`. */
  name: 'application' | 'configuration';
  entries: NavigationEntry[];
}

/** The groups of the sidebar, with the entries that the user may open. */
export function navigationGroups(init: Init): NavigationGroup[] {
  const groups: NavigationGroup[] = [
    {
      name: 'application',
      entries: [
        { to: '/manager/dashboard', icon: LayoutDashboard, name: 'dashboard' },
        ...(may(init, 'repository', 'read')
          ? [{ to: '/manager/repositories', icon: BookMarked, name: 'codeRepositories' } as const]
          : []),
      ],
    },
    {
      name: 'configuration',
      entries: may(init, 'user', 'list')
        ? [{ to: '/manager/users', icon: UsersRound, name: 'users' } as const]
        : [],
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** What is at the foot of the sidebar. */
export function footEntries(init: Init): NavigationEntry[] {
  return [
    ...(may(init, 'apps', 'app') ? [{ to: '/app', icon: AppWindow, name: 'openApp' } as const] : []),
    ...(init.apiDocumentation
      ? [{ to: '/manager/api-documentation', icon: Braces, name: 'apiDocumentation' } as const]
      : []),
  ];
}

import UsersRound from 'lucide-react/icons/users-round';
import { inviteStep } from '#contract/users/first-step.ts';
import { listLoader } from '../../components/list/load-list.ts';
import { loadRecord } from '../../components/record/load-record.ts';
import type { Feature } from '../../layout/feature.ts';
import { loadParts, page, skipRevalidation } from '../../layout/routes/page.ts';
import { defineDashboardPart } from '../../layout/routes/parts/dashboard-part.ts';
import { requirePermission } from '../../layout/routes/require-permission.ts';
import { may } from '../../lib/permissions.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import { userEntity } from './user-entity.ts';

export const users: Feature = {
  routes: {
    app: [],
    manager: [
      page({
        path: 'users',
        title: 'users-area:title',
        namespaces: ['records', 'users'],
        component: async () => (await import('./users-page.tsx')).UsersPage,
        loader: listLoader(async () => (await import('./list.ts')).userList),
        shouldRevalidate: skipRevalidation,
      }),
      page({
        path: 'users/new',
        title: 'users:newPageTitle',
        namespaces: ['records', 'users', 'validation'],
        component: async () => (await import('./form-pages.tsx')).NewUserPage,
        loader: (services) => requirePermission(services, 'user', 'create'),
        action: async () => (await import('./save-user.ts')).createUser,
      }),
      page({
        path: 'users/:id/update',
        title: 'users:editPageTitle',
        isAspect: true,
        namespaces: ['records', 'users', 'validation'],
        component: async () => (await import('./form-pages.tsx')).EditUserPage,
        loader: async (services, args) => {
          await requirePermission(services, 'user', 'update');
          return loadRecord(userEntity, services, args);
        },
        action: async () => (await import('./save-user.ts')).updateUser,
      }),
    ],
  },
  namespaces: ['users-area'],
  navigation: [
    {
      id: 'users',
      icon: UsersRound,
      label: 'users-area:title',
      synonyms: 'users:synonyms.list',
      keys: ['g', 'u'],
      allowed: (init) => may(init, 'user', 'list'),
      to: { manager: { path: '/manager/users', in: 'configuration' } },
    },
  ],
  home: null,
  dashboard: defineDashboardPart({
    order: 10,
    allowed: (init) => may(init, 'user', 'list'),
    query: (api, input) => api.users.dashboard.queryOptions({ input }),
    firstSteps: [
      {
        id: inviteStep,
        to: '/manager/users/new',
        title: 'users-area:firstStep.title',
        hint: 'users-area:firstStep.hint',
      },
    ],
    cards: async () => (await import('./dashboard-cards.tsx')).dashboardCards,
  }),
  palette: async () => (await import('./users-palette.ts')).usersPalette,
};

/**
 * The page of one user.
 * @param others what they add stands on it
 */
export function userPage(others: readonly Feature[]): Feature {
  const parts = others.flatMap((feature) => feature.userPage ?? []);
  const one = page({
    path: 'users/:id',
    title: 'users-area:title',
    namespaces: ['records', 'users', 'sessions', 'activity'],
    parts,
    component: async () => (await import('./user-page.tsx')).UserPage,
    loader: async (services, args) => {
      const input = { id: args.params.id ?? '' };
      const [named] = await Promise.all([
        loadRecord(userEntity, services, args, { activity: true }),
        loadQuery(services, (api) => api.users.sessions.queryOptions({ input })),
        loadParts(services, parts, input.id),
      ]);
      return named;
    },
  });
  return {
    routes: { app: [], manager: [one] },
    namespaces: [],
    navigation: [],
    palette: null,
    home: null,
    dashboard: null,
  };
}

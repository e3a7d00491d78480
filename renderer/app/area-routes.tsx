import { data, type RouteObject, redirect } from 'react-router';
import { desktopSignInPath } from '#contract/desktop/addresses.ts';
import { accountRoute } from '../features/account/routes.ts';
import { loadDashboard } from '../features/dashboard/dashboard-query.ts';
import {
  managedRepositoryListRoute,
  managedRepositoryRoutes,
  repositoryListRoute,
  userRepositoryRoute,
} from '../features/repositories/routes.ts';
import { usersRoutes } from '../features/users/routes.ts';
import { formTarget, page } from '../layout/routes/page.ts';
import { stopImpersonating } from '../lib/auth/stop-impersonating.ts';
import { importChunk } from '../lib/chunks/import-chunk.ts';
import { loadQuery } from '../lib/services/load-query.ts';
import type { Services } from '../lib/services/services.ts';
import { AreaError } from './area-error.tsx';
import { AuthLayout } from './auth-layout/auth-layout.tsx';
import { guardArea, guardDesktopSignIn } from './guards.ts';

/** The addresses of the user area and of the manager area, and others that few visits begin with. */
export const areaRoutes: RouteObject[] = [
  page({
    path: 'app',
    middleware: [guardArea('app')],
    module: 'renderer/layout/user-area/user-layout.tsx',
    component: async () => (await import('../layout/user-area/user-layout.tsx')).UserLayout,
    loader: loadApiServices,
    children: insideLayout([
      page({
        title: 'common:navigation.home',
        namespaces: ['home'],
        module: 'renderer/features/home/home-page.tsx',
        component: async () => (await import('../features/home/home-page.tsx')).HomePage,
        loader: (services) => loadQuery(services, (api) => api.home.read.queryOptions()),
      }),
      accountRoute('app'),
      repositoryListRoute,
      userRepositoryRoute,
    ]),
  }),
  page({
    path: 'manager',
    middleware: [guardArea('manager')],
    module: 'renderer/layout/manager-area/manager-layout.tsx',
    component: async () => (await import('../layout/manager-area/manager-layout.tsx')).ManagerLayout,
    loader: loadApiServices,
    children: insideLayout([
      { index: true, loader: () => redirect('/manager/dashboard') },
      page({
        path: 'dashboard',
        title: 'common:navigation.dashboard',
        namespaces: ['dashboard'],
        module: 'renderer/features/dashboard/dashboard-page.tsx',
        component: async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
        loader: loadDashboard,
      }),
      formTarget(
        'dismiss-first-steps',
        async () => (await import('../features/dashboard/dismiss-first-steps.ts')).dismissFirstSteps,
      ),
      ...usersRoutes,
      accountRoute('manager'),
      managedRepositoryListRoute,
      ...managedRepositoryRoutes,
      page({
        path: 'api-documentation',
        title: 'common:navigation.apiDocumentation',
        namespaces: ['api-documentation'],
        module: 'renderer/features/api-documentation/api-documentation-page.tsx',
        component: async () =>
          (await import('../features/api-documentation/api-documentation-page.tsx')).ApiDocumentationPage,
        loader: async (services, args) => {
          const load = await importChunk(
            async () =>
              (await import('../features/api-documentation/load-documentation.ts')).loadDocumentation,
          );
          return load(services, args);
        },
      }),
    ]),
  }),
  {
    Component: AuthLayout,
    children: [
      // Where the desktop app sends users to sign in.
      page({
        path: desktopSignInPath.slice(1),
        title: 'desktop-sign-in:pageTitle',
        namespaces: ['desktop-sign-in'],
        middleware: [guardDesktopSignIn],
        module: 'renderer/features/desktop-sign-in/desktop-sign-in-page.tsx',
        component: async () =>
          (await import('../features/desktop-sign-in/desktop-sign-in-page.tsx')).DesktopSignInPage,
        loader: async (_services, { request }) => {
          const parse = await importChunk(
            async () => (await import('#contract/desktop/desktop-sign-in.ts')).parseDesktopSignInRequest,
          );
          return parse(new URL(request.url).searchParams);
        },
        action: async () => (await import('../features/desktop-sign-in/sign-in-desktop.ts')).signInDesktop,
      }),
    ],
  },
  formTarget(
    'stop-impersonating',
    async () => async (services) => redirect(await stopImpersonating(services)),
  ),
  page({
    path: 'dev/ui',
    module: 'renderer/features/dev-ui/dev-ui-page.tsx',
    component: async () => (await import('../features/dev-ui/dev-ui-page.tsx')).DevUiPage,
    loader: async (services) => {
      if (!(await services.init.load()).localMode) throw data(null, { status: 404 });
    },
  }),
];

/** The frame of an area comes with what its pages read their data with. */
async function loadApiServices({ data }: Services): Promise<void> {
  await data.load();
}

/** The pages of an area: what goes wrong in one of them, and what is none, is told inside the area's frame. */
function insideLayout(pages: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: AreaError, children: [...pages, notFound()] }];
}

function notFound(): RouteObject {
  return { path: '*', element: null, loader: throwNotFound, action: throwNotFound };
}

function throwNotFound(): never {
  throw data(null, { status: 404 });
}

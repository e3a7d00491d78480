import { data, type RouteObject, redirect } from 'react-router';
import { loginErrorOf } from '#contract/errors/login-errors.ts';
import { loadDashboard } from '../features/manager-area/dashboard-query.ts';
import { LoginPage } from '../features/sign-in/login-page.tsx';
import { loadQuery } from '../lib/data/load-query.ts';
import { type Services, servicesContext } from '../lib/services.ts';
import { accountRoute } from './account-route.ts';
import { apiDocumentationRoute } from './api-documentation-route.ts';
import { AreaError } from './area-error.tsx';
import { DoorLayout } from './door/door-layout.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { guardArea } from './guards.ts';
import { handoverRoute } from './handover-route.ts';
import { loadStrips } from './load-strips.ts';
import { formTarget, page } from './page.ts';
import { managedRepositoryListRoute, repositoryListRoute } from './repository-list-routes.ts';
import { managedRepositoryRoutes, userRepositoryRoute } from './repository-routes.ts';
import { requireEmail } from './require-email.ts';
import { Root } from './root.tsx';
import { sendSignedInOnward } from './send-signed-in-onward.ts';
import { usersRoutes } from './users-routes.ts';

/** Any address that is no page. */
const notFound: RouteObject = {
  path: '*',
  element: null,
  loader: refuseAddress,
  action: refuseAddress,
};

/** Every address of the product. Pages load their module, data and translations when they are visited. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    // A browser that got no rendered page shows nothing until it has one.
    HydrateFallback: () => null,
    ErrorBoundary: ErrorScreen,
    middleware: [loadStrips],
    loader: async ({ context }) => {
      await context.get(servicesContext).init.load();
      return null;
    },
    children: [
      { index: true, loader: () => redirect('/login') },
      {
        Component: DoorLayout,
        children: [
          page({
            path: 'login',
            title: 'sign-in:login.pageTitle',
            namespaces: ['sign-in', 'validation'],
            // Where most visits begin, so it comes with the first files.
            component: async () => LoginPage,
            loader: sendSignedInOnward,
            action: async () => (await import('../features/sign-in/request-code.ts')).requestCode,
          }),
          page({
            path: 'login/verify',
            title: 'sign-in:verify.pageTitle',
            namespaces: ['sign-in', 'validation'],
            module: 'renderer/features/sign-in/verify-page.tsx',
            component: async () => (await import('../features/sign-in/verify-page.tsx')).VerifyPage,
            loader: requireEmail,
            action: async () => (await import('../features/sign-in/verify-code.ts')).verifyCode,
          }),
          page({
            path: 'login/error',
            title: (search) => `sign-in:error.${loginErrorOf(search.get('error'))}.title`,
            namespaces: ['sign-in'],
            module: 'renderer/features/sign-in/login-error-page.tsx',
            component: async () => (await import('../features/sign-in/login-error-page.tsx')).LoginErrorPage,
          }),
          handoverRoute,
        ],
      },
      formTarget('sign-out', async () => (await import('../features/sign-in/sign-out.ts')).signOut),
      formTarget('stop-impersonating', async () => {
        const { stopImpersonating } = await import('../lib/auth/stop-impersonating.ts');
        return async (services) => redirect(await stopImpersonating(services));
      }),
      page({
        path: 'app',
        middleware: [guardArea('app')],
        module: 'renderer/features/user-area/user-layout.tsx',
        component: async () => (await import('../features/user-area/user-layout.tsx')).UserLayout,
        loader: loadAreaData,
        children: insideFrame([
          page({
            title: 'common:navigation.home',
            namespaces: ['home'],
            module: 'renderer/features/user-area/home-page.tsx',
            component: async () => (await import('../features/user-area/home-page.tsx')).HomePage,
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
        module: 'renderer/features/manager-area/manager-layout.tsx',
        component: async () => (await import('../features/manager-area/manager-layout.tsx')).ManagerLayout,
        loader: loadAreaData,
        children: insideFrame([
          { index: true, loader: () => redirect('/manager/dashboard') },
          page({
            path: 'dashboard',
            title: 'common:navigation.dashboard',
            namespaces: ['dashboard'],
            module: 'renderer/features/manager-area/dashboard-page.tsx',
            component: async () =>
              (await import('../features/manager-area/dashboard-page.tsx')).DashboardPage,
            loader: loadDashboard,
          }),
          ...usersRoutes,
          accountRoute('manager'),
          managedRepositoryListRoute,
          ...managedRepositoryRoutes,
          apiDocumentationRoute,
        ]),
      }),
      page({
        path: 'dev/ui',
        module: 'renderer/features/dev-ui/dev-ui-page.tsx',
        component: async () => (await import('../features/dev-ui/dev-ui-page.tsx')).DevUiPage,
        loader: async (services) => {
          if (!(await services.init.load()).localMode) throw data(null, { status: 404 });
        },
      }),
      notFound,
    ],
  },
];

function refuseAddress(): never {
  throw data(null, { status: 404 });
}

/** The frame of an area comes with what its pages read their data with. */
async function loadAreaData({ data }: Services): Promise<void> {
  await data.load();
}

/** The pages of an area: what goes wrong in one of them, and what is none, is told inside the area's frame. */
function insideFrame(pages: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: AreaError, children: [...pages, { ...notFound }] }];
}

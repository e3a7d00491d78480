import { data, Outlet, type RouteObject, redirect, useRouteError } from 'react-router';
import type { Area } from '../components/actions/palette-context.ts';
import { PageHead } from '../components/page/page-head.tsx';
import { ErrorPage } from '../features/error-pages/error-page.tsx';
import { FeaturesContext } from '../layout/feature.ts';
import { formTarget, loadParts, page } from '../layout/routes/page.ts';
import { pageErrorOf } from '../layout/routes/page-error.ts';
import { usePageTitle } from '../layout/routes/use-document.ts';
import { stopImpersonating } from '../lib/auth/leave-impersonation.ts';
import { useFocusOnError } from '../lib/navigation/heading-focus.ts';
import type { Services } from '../lib/services/services.ts';
import { AuthLayout } from './auth-layout/auth-card.tsx';
import { desktopRoutes } from './desktop/desktop-routes.ts';
import { features } from './features.ts';
import { guardArea, onboardVisitor } from './guards.ts';
import { useElsewhere } from './use-elsewhere.tsx';

/** Texts of the features that all pages of the areas have. */
const namespaces = features.flatMap((feature) => feature.namespaces);

const topBarParts = features.flatMap(({ topBar }) => topBar ?? []);

/** The addresses of the user area and of the manager area, and others that few visits begin with. */
export const areaRoutes: RouteObject[] = [
  {
    Component: WithFeatures,
    children: [
      page({
        path: 'app',
        namespaces,
        middleware: [guardArea('app')],
        parts: topBarParts,
        component: async () => (await import('../layout/user-area/user-layout.tsx')).UserLayout,
        loader: loadUserArea,
        children: insideLayout('app'),
      }),
      page({
        path: 'manager',
        namespaces,
        middleware: [guardArea('manager')],
        component: async () => (await import('../layout/manager-area/manager-layout.tsx')).ManagerLayout,
        loader: loadApiServices,
        children: insideLayout('manager'),
      }),
    ],
  },
  {
    Component: AuthLayout,
    middleware: [onboardVisitor],
    children: features.flatMap(({ routes }) => routes.public ?? []),
  },
  ...desktopRoutes,
  formTarget(
    'stop-impersonating',
    async () => async (services) => redirect(await stopImpersonating(services)),
  ),
  page({
    path: 'dev/ui',
    namespaces: ['records'],
    component: async () => (await import('../features/dev-ui/dev-ui-page.tsx')).DevUiPage,
    loader: requireLocalMode,
  }),
  page({
    path: 'dev/ui/form',
    namespaces: ['validation'],
    component: async () => (await import('../features/dev-ui/dev-form-page.tsx')).DevFormPage,
    loader: requireLocalMode,
    action: async () => (await import('../features/dev-ui/check-sample-form.ts')).checkSampleForm,
  }),
];

/** The frame of an area comes with what its pages read their data with. */
async function loadApiServices({ data }: Services): Promise<void> {
  await data.load();
}

/** The same with what features show in the bar of the user area. */
async function loadUserArea(services: Services): Promise<void> {
  await Promise.all([services.data.load(), loadParts(services, topBarParts)]);
}

function WithFeatures() {
  return (
    <FeaturesContext value={features}>
      <Outlet />
    </FeaturesContext>
  );
}

/** Pages for developers are not there in production. */
async function requireLocalMode({ init }: Services): Promise<void> {
  if (!(await init.load()).localMode) throw data(null, { status: 404 });
}

/** The pages of an area: what goes wrong in one of them, and what is none, is told inside the area's frame. */
function insideLayout(area: Area): RouteObject[] {
  const pages = features.flatMap(({ routes }) => routes[area]);
  return [{ ErrorBoundary: AreaError, children: [...pages, notFound()] }];
}

function notFound(): RouteObject {
  return { path: '*', element: null, loader: throwNotFound, action: throwNotFound };
}

function throwNotFound(): never {
  throw data(null, { status: 404 });
}

/** Error in place of a page, inside the frame of its area. */
function AreaError() {
  const pageError = pageErrorOf(useRouteError());
  usePageTitle(pageError);
  useFocusOnError();
  const elsewhere = useElsewhere(pageError.kind === 'error' ? pageError.page : undefined);
  if (pageError.kind !== 'error') return null;
  return (
    <>
      <PageHead />
      <div className="mx-auto grid w-full max-w-[calc(22rem+2*var(--gutter))] flex-1 content-center gap-5 px-gutter py-10 max-sm:max-w-none max-sm:content-start">
        <ErrorPage {...pageError} {...elsewhere} />
      </div>
    </>
  );
}

import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { loginErrorOf } from '#contract/errors/provider-errors.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { loadSignInMethods } from '../features/sign-in/load-sign-in-methods.ts';
import { LoginPage } from '../features/sign-in/login-page.tsx';
import { withBanners } from '../layout/banners.ts';
import type { AppRoutes } from '../layout/routes/app-routes.ts';
import { formTarget, page } from '../layout/routes/page.ts';
import { importChunk } from '../lib/chunks/chunk.ts';
import { homeOf } from '../lib/permissions.ts';
import type { Services } from '../lib/services/services.ts';
import { AuthLayout } from './auth-layout/auth-card.tsx';
import { ErrorScreen } from './error-screen.tsx';

const signInPages: readonly RouteObject[] = [
  { index: true, element: null, loader: () => redirect('/login') },
  {
    Component: AuthLayout,
    children: [
      page({
        path: 'login',
        title: 'sign-in:login.pageTitle',
        namespaces: ['sign-in', 'validation'],
        // Where most visits begin, so it comes with the first files.
        module: null,
        component: async () => LoginPage,
        loader: async (services, args) => {
          await redirectSignedIn(services, args);
          await loadSignInMethods(await services.init.load());
        },
        action: async () => (await import('../features/sign-in/request-code.ts')).requestCode,
      }),
      page({
        path: 'login/verify',
        title: 'sign-in:verify.pageTitle',
        namespaces: ['sign-in', 'validation'],
        component: async () => {
          // Where a right code leads. Fetched meanwhile; without it the visit itself fetches it.
          void loadAreas().catch(() => {});
          return (await import('../features/sign-in/verify-page.tsx')).VerifyPage;
        },
        loader: requireEmail,
        action: async () => (await import('../features/sign-in/verify-code.ts')).verifyCode,
      }),
      page({
        path: 'login/error',
        title: (search) => `sign-in:error.${loginErrorOf(search.get('error'))}.title`,
        namespaces: ['sign-in'],
        component: async () => (await import('../features/sign-in/login-error-page.tsx')).LoginErrorPage,
      }),
    ],
  },
  formTarget('sign-out', async () => (await import('../features/sign-in/sign-out.ts')).signOut),
];

/** Every address of the product. */
export const appRoutes: AppRoutes = { signInPages, loadAreas, ErrorScreen, middleware: [withBanners] };

/** /login/verify is for the address that a code was sent to: without a valid one the user belongs on /login. */
async function requireEmail(services: Services, args: LoaderFunctionArgs): Promise<null> {
  const { readSearch, verifySearch } = await importChunk(async () => {
    const { readSearch, verifySearch } = await import('#contract/validation/search-params.ts');
    return { readSearch, verifySearch };
  });
  const search = readSearch(verifySearch, new URL(args.request.url).searchParams);
  if (search.email !== undefined) return redirectSignedIn(services, args);
  throw redirect(search.redirect ? `/login?${new URLSearchParams({ redirect: search.redirect })}` : '/login');
}

/** Sends a user who is signed in already to the page asked for, else to their own area. */
async function redirectSignedIn(services: Services, { request }: LoaderFunctionArgs): Promise<null> {
  const init = await services.init.load();
  if (!init.currentUser) return null;
  throw redirect(safeRedirect(new URL(request.url).searchParams.get('redirect')) ?? homeOf(init));
}

function loadAreas(): Promise<RouteObject[]> {
  return importChunk(async () => (await import('./area-routes.tsx')).areaRoutes);
}

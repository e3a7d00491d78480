import type { MiddlewareFunction, RouteObject } from 'react-router';
import { desktopSignInPath, providerParameter } from '#contract/desktop/addresses.ts';
import { page } from '../../layout/routes/page.ts';
import { importChunk } from '../../lib/chunks/chunk.ts';
import { servicesContext } from '../../lib/services/services.ts';
import { AuthLayout } from '../auth-layout/auth-card.tsx';
import { requireUser } from '../guards.ts';

/**
 * Asks for nobody where the page has nothing to hand over, and only says so: its address is none that the desktop app
 * makes, or this is a demo. Otherwise lets through who is signed in and onboarded.
 */
const guardDesktopSignIn: MiddlewareFunction = async ({ request, context }, next) => {
  const services = context.get(servicesContext);
  const { demo } = await services.init.load();
  const provider = new URL(request.url).searchParams.get(providerParameter);
  if (!demo && (await readSignInRequest(request))) {
    await requireUser(services, request, provider ? { [providerParameter]: provider } : {});
  }
  return next();
};

/** The pages of the website that the desktop app leads to. */
export const desktopRoutes: RouteObject[] = [
  {
    Component: AuthLayout,
    children: [
      // Where the desktop app sends users to sign in.
      page({
        path: desktopSignInPath.slice(1),
        title: 'desktop-sign-in:pageTitle',
        namespaces: ['desktop-sign-in'],
        middleware: [guardDesktopSignIn],
        component: async () =>
          (await import('../../features/desktop-sign-in/desktop-sign-in-page.tsx')).DesktopSignInPage,
        loader: (_services, { request }) => readSignInRequest(request),
        action: async () => (await import('../../features/desktop-sign-in/sign-in-desktop.ts')).signInDesktop,
      }),
    ],
  },
];

/** Reads the sign-in request of the desktop app from the address; undefined if it is not valid. */
async function readSignInRequest({ url }: Request) {
  const parse = await importChunk(
    async () => (await import('#contract/schemas/desktop-sign-in.ts')).parseDesktopSignInRequest,
  );
  return parse(new URL(url).searchParams);
}

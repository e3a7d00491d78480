import type { RouteObject } from 'react-router';
import { desktopSignInPath } from '#contract/desktop/addresses.ts';
import { page } from '../../layout/routes/page.ts';
import { importChunk } from '../../lib/chunks/import-chunk.ts';
import { AuthLayout } from '../auth-layout/auth-layout.tsx';
import { guardDesktopSignIn } from './guard-desktop-sign-in.ts';

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
        module: 'renderer/features/desktop-sign-in/desktop-sign-in-page.tsx',
        component: async () =>
          (await import('../../features/desktop-sign-in/desktop-sign-in-page.tsx')).DesktopSignInPage,
        loader: async (_services, { request }) => {
          const parse = await importChunk(
            async () => (await import('#contract/desktop/desktop-sign-in.ts')).parseDesktopSignInRequest,
          );
          return parse(new URL(request.url).searchParams);
        },
        action: async () => (await import('../../features/desktop-sign-in/sign-in-desktop.ts')).signInDesktop,
      }),
    ],
  },
];

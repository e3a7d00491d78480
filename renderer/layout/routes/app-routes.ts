import type { ComponentType } from 'react';
import { data, type MiddlewareFunction, type RouteObject } from 'react-router';
import { servicesContext } from '../../lib/services/services.ts';
import { Root } from './root.tsx';

/** The addresses of an app. */
export interface AppRoutes {
  /** The pages around signing in, whose routes come with the first files. */
  signInPages: readonly RouteObject[];
  /** Fetches the routes of the areas, which these pages do without. */
  loadAreas(): Promise<RouteObject[]>;
  /** Shown in place of a page that could not be shown. */
  ErrorScreen: ComponentType;
  /** Runs ahead of every page. */
  middleware: MiddlewareFunction[];
}

/** Given here: ids that the router makes up depend on what is before a route. */
export const rootId = 'root';
export const notFoundId = 'not-found';

/** Any address that is no page. */
const notFound: RouteObject = {
  id: notFoundId,
  path: '*',
  element: null,
  loader: throwNotFound,
  action: throwNotFound,
};

/**
 * Every address of the app. Pages load their module, data and translations when they are visited.
 * @param areas what `loadAreas` fetches; the pages around signing in come without it
 */
export function createRoutes(
  { signInPages, ErrorScreen, middleware }: AppRoutes,
  areas: readonly RouteObject[],
): RouteObject[] {
  return [
    {
      id: rootId,
      Component: Root,
      // A browser that got no rendered page shows nothing until it has one.
      HydrateFallback: () => null,
      ErrorBoundary: ErrorScreen,
      middleware,
      loader: async ({ context }) => {
        await context.get(servicesContext).init.load();
        return null;
      },
      children: [...signInPages, ...areas, notFound],
    },
  ];
}

function throwNotFound(): never {
  throw data(null, { status: 404 });
}

import type { RouteObject } from 'react-router';

/**
 * For a handler of its own: React Router empties the `lazy` of the routes that it is given as it loads them, and keeps
 * what it loaded in the handler. A second handler of the same routes would render nothing of them.
 */
export function copyRoutes(routes: RouteObject[]): RouteObject[] {
  return routes.map(
    (route) =>
      ({
        ...route,
        ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
        ...(route.children && { children: copyRoutes(route.children) }),
      }) as RouteObject,
  );
}

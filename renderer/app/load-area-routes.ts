import type { RouteObject } from 'react-router';

/** Fetches the addresses of the user area and of the manager area. */
export async function loadAreaRoutes(): Promise<RouteObject[]> {
  return (await import('./area-routes.tsx')).areaRoutes;
}

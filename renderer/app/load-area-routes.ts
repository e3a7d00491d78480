import type { RouteObject } from 'react-router';

/** Fetches the addresses that the pages around signing in do without. */
export async function loadAreaRoutes(): Promise<RouteObject[]> {
  return (await import('./area-routes.tsx')).areaRoutes;
}

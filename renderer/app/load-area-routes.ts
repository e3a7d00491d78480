import type { RouteObject } from 'react-router';
import { importChunk } from '../lib/chunks/import-chunk.ts';

/** Fetches the addresses that the pages around signing in do without. */
export function loadAreaRoutes(): Promise<RouteObject[]> {
  return importChunk(async () => (await import('./area-routes.tsx')).areaRoutes);
}

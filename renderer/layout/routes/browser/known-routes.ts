import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { networkError } from '../../../lib/api/api-error.ts';
import { documentNeeded } from '../../../lib/chunks/chunk.ts';
import { type AppRoutes, createRoutes, notFoundId, rootId } from '../app-routes.ts';

/** Routes of the app that one tab knows: first those around signing in, then all of them. */
export interface KnownRoutes {
  get(): RouteObject[];
  /** Fetches the other routes if none of the known ones is that of `location`. */
  loadFor(location: Location): Promise<void>;
  /** Lets the router look up an address that it does not know. */
  discover: PatchRoutesOnNavigationFunction;
}

export function createKnownRoutes(app: AppRoutes): KnownRoutes {
  let known = createRoutes(app, []);
  let routerKnows = false;

  return {
    get: () => known,
    async loadFor(location) {
      if (matchRoutes(known, location)?.at(-1)?.route.id !== notFoundId) return;
      known = createRoutes(app, await app.loadAreas());
      routerKnows = true;
    },
    async discover({ patch, signal }) {
      // The router asks again for each address with a parameter in it.
      if (routerKnows) return;
      const areas = await app.loadAreas().catch(askForDocument);
      // It takes nothing from a visit that was given up meanwhile.
      if (routerKnows || signal.aborted) return;
      patch(rootId, areas);
      known = createRoutes(app, areas);
      routerKnows = true;
    },
  };
}

/** The router takes an address that it failed to look up as known: only another document looks it up again. */
function askForDocument(error: unknown): never {
  throw networkError(error, documentNeeded);
}

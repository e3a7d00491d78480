import { loadAreaRoutes } from './load-area-routes.ts';
import { createRoutes } from './routes.tsx';

/** Every address, for the server. */
export const routes = createRoutes(await loadAreaRoutes());

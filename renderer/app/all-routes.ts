import { createRoutes, loadAreaRoutes } from './routes.tsx';

/** Every address, for the server. */
export const routes = createRoutes(await loadAreaRoutes());

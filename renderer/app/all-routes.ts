import { createRoutes } from '../layout/routes/app-routes.ts';
import { appRoutes } from './routes.tsx';

/** Every address, for the server. */
export const routes = createRoutes(appRoutes, await appRoutes.loadAreas());

import type { RouteObject } from 'react-router';

/** Below the address of an organisation. */
export const memberRoutes: readonly RouteObject[] = [];

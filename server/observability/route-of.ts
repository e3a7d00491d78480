import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

declare module 'http' {
  interface IncomingMessage {
    /** Which of the product's routes answers, with parameters in place of values: '/api/users/{id}'. */
    routeTemplate?: string | undefined;
  }
}

/** For requests that no route answered, or that were rejected before routing. */
const noRoute = 'none';

/**
 * The route that answered, for logs and as a label of metrics: one of a limited number of values, whatever the request.
 * Parts of the server that do not route by Express set theirs with `nameRoute`.
 */
export function routeOf(req: Request): string {
  if (req.routeTemplate !== undefined) return req.routeTemplate;
  const path: unknown = req.route?.path;
  return typeof path === 'string' ? `${req.baseUrl}${path}` : noRoute;
}

/** @param template a constant, never made from the request */
export function nameRoute(req: IncomingMessage, template: string | undefined): void {
  req.routeTemplate = template;
}

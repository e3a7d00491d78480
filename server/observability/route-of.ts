import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

declare module 'http' {
  interface IncomingMessage {
    /** The matching route, with parameters in place of values: '/api/users/{id}'. */
    routeTemplate?: string | undefined;
  }
}

/** For requests that matched no route, or were rejected before routing. */
const noRoute = 'none';

/**
 * The matching route, for logs and as a label of metrics: one of a limited number of values for any request. Parts of
 * the server that do not use Express routes set theirs with `nameRoute`.
 */
export function routeOf(req: Request): string {
  if (req.routeTemplate !== undefined) return req.routeTemplate;
  const path: unknown = req.route?.path;
  return typeof path === 'string' ? `${req.baseUrl}${path}` : noRoute;
}

/** @param template a constant, never derived from the request */
export function nameRoute(req: IncomingMessage, template: string | undefined): void {
  req.routeTemplate = template;
}

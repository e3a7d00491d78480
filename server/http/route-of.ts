import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

declare module 'http' {
  interface IncomingMessage {
    /** Which of the product's routes answers, with parameters in place of values: '/api/users/{id}'. */
    routeTemplate?: string | undefined;
  }
}

/** What no route has answered, or what was refused before one was looked for. */
const noRoute = 'none';

/**
 * The route that answered, for logs and as a label of metrics: one of a known number of texts, whatever is asked for.
 * Parts of the server that do not route by Express name theirs with `nameRoute`.
 */
export function routeOf(req: Request): string {
  if (req.routeTemplate !== undefined) return req.routeTemplate;
  const path: unknown = req.route?.path;
  return typeof path === 'string' ? `${req.baseUrl}${path}` : noRoute;
}

/** @param template never made of what a visitor sent */
export function nameRoute(req: IncomingMessage, template: string | undefined): void {
  req.routeTemplate = template;
}

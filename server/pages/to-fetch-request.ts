import type { Request as ExpressRequest } from 'express';

/**
 * An Express request as a Fetch request at the product's own origin, whatever Host a client sent. The form in its
 * body is what `formBody` has read.
 */
export function toFetchRequest(req: ExpressRequest, appUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const single of [value ?? []].flat()) headers.append(name, single);
  }
  const form = req.method === 'POST' ? formOf(req.body) : undefined;
  return new Request(ownAddress(req.originalUrl, appUrl), {
    method: req.method,
    headers,
    ...(form && { body: form }),
  });
}

/** `//host/path` and whole addresses would name another origin; what cannot be read at all is the first page. */
function ownAddress(target: string, appUrl: string): string {
  const url = URL.parse(target.replace(/^[/\\]+/, '/'), appUrl);
  return url ? appUrl + url.pathname + url.search : `${appUrl}/`;
}

function formOf(body: unknown): URLSearchParams | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = Object.entries(body as Record<string, string | string[]>);
  return new URLSearchParams(fields.flatMap(([name, value]) => [value].flat().map((item) => [name, item])));
}

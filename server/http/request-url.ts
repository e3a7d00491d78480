/**
 * Resolves a request's target at our origin: `//host/path` and absolute URLs would name another one, and so would the
 * plain path of `/.//host` once its dots are resolved. An unparsable target becomes the first page.
 */
export function requestUrl(target: string, origin: string): string {
  const url = URL.parse(target.replace(/^[/\\]+/, '/'), origin);
  return url ? origin + url.pathname.replace(/^\/+/, '/') + url.search : `${origin}/`;
}

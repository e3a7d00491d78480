/**
 * A request's target at an origin of ours: `//host/path` and whole addresses would name another one, and so would the
 * path alone of `/.//host`, whose dots are gone once it is read. What cannot be read at all is the first page.
 */
export function requestUrl(target: string, origin: string): string {
  const url = URL.parse(target.replace(/^[/\\]+/, '/'), origin);
  return url ? origin + url.pathname.replace(/^\/+/, '/') + url.search : `${origin}/`;
}

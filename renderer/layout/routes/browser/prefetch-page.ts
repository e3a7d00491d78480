import {
  createPath,
  type LoaderFunction,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  resolvePath,
  type To,
} from 'react-router';

/** Loads modules and data of the page at an address without going there; failures are left to the visit itself. */
export async function prefetchPage(
  routes: RouteObject[],
  to: To,
  context: RouterContextProvider,
): Promise<void> {
  const path = createPath(resolvePath(to, location.pathname));
  const url = new URL(path, location.href);
  const request = new Request(url);
  const tasks = (matchRoutes(routes, path) ?? []).flatMap(({ route, params }) => [
    typeof route.lazy === 'object' ? route.lazy.Component?.() : undefined,
    typeof route.loader === 'function'
      ? attempt(route.loader, { request, params, context, url, pattern: route.path ?? '' })
      : undefined,
  ]);
  await Promise.allSettled(tasks);
}

/** A loader that throws at once rejects like one that throws later. */
async function attempt(loader: LoaderFunction, args: LoaderFunctionArgs): Promise<unknown> {
  return loader(args);
}

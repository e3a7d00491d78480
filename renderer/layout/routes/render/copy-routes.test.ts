import { createStaticHandler, type RouteObject, type StaticHandlerContext } from 'react-router';
import { expect, test } from 'vitest';
import { copyRoutes } from './copy-routes.ts';

test('each handler of the same routes loads their components', async () => {
  const Page = () => null;
  const page: RouteObject = { path: 'page', lazy: { Component: async () => Page } };
  const routes: RouteObject[] = [{ path: '/', children: [page] }];
  for (let handler = 1; handler <= 2; handler += 1) {
    const { query } = createStaticHandler(copyRoutes(routes));
    const { matches } = (await query(new Request('http://localhost/page'))) as StaticHandlerContext;
    expect(matches.at(-1)?.route).toMatchObject({ Component: Page, lazy: undefined });
  }
});

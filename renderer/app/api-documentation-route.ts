import type { RouteObject } from 'react-router';
import { page } from './page.ts';

/** The reference of the API, below /manager. */
export const apiDocumentationRoute: RouteObject = page({
  path: 'api-documentation',
  title: 'common:navigation.apiDocumentation',
  namespaces: ['api-documentation'],
  module: 'renderer/features/api-documentation/api-documentation-page.tsx',
  component: async () =>
    (await import('../features/api-documentation/api-documentation-page.tsx')).ApiDocumentationPage,
  loader: async (services, args) =>
    (await import('../features/api-documentation/load-documentation.ts')).loadDocumentation(services, args),
});

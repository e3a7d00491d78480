import Braces from 'lucide-react/icons/braces';
import type { Feature } from '../../layout/feature.ts';
import { page } from '../../layout/routes/page.ts';
import { importChunk } from '../../lib/chunks/import-chunk.ts';

export const apiDocumentation: Feature = {
  routes: {
    app: [],
    manager: [
      page({
        path: 'api-documentation',
        title: 'common:navigation.apiDocumentation',
        namespaces: ['api-documentation'],
        module: 'renderer/features/api-documentation/api-documentation-page.tsx',
        component: async () => (await import('./api-documentation-page.tsx')).ApiDocumentationPage,
        loader: async (services, args) => {
          const load = await importChunk(
            async () => (await import('./load-documentation.ts')).loadDocumentation,
          );
          return load(services, args);
        },
      }),
    ],
  },
  namespaces: [],
  navigation: [
    {
      id: 'apiDocumentation',
      icon: Braces,
      label: 'common:navigation.apiDocumentation',
      synonyms: 'palette:synonyms.apiDocumentation',
      allowed: (init) => init.apiDocumentation,
      to: { manager: { path: '/manager/api-documentation', in: 'foot' } },
    },
  ],
  palette: null,
  home: null,
  dashboard: null,
};

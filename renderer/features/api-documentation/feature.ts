import Braces from 'lucide-react/icons/braces';
import { data } from 'react-router';
import type { Feature } from '../../layout/feature.ts';
import { page } from '../../layout/routes/page.ts';

export const apiDocumentation: Feature = {
  routes: {
    app: [],
    manager: [
      page({
        path: 'api-documentation',
        title: 'common:navigation.apiDocumentation',
        namespaces: ['api-documentation'],
        component: async () => (await import('./api-documentation-page.tsx')).ApiDocumentationPage,
        // Whoever manages may read the documents, unless API_DOCUMENTATION is off: then there are none.
        loader: async ({ init }) => {
          const { apiDocumentation } = await init.load();
          if (!apiDocumentation) throw data(null, { status: 404 });
          return null;
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

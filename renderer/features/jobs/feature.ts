import ListChecks from 'lucide-react/icons/list-checks';
import { listLoader } from '../../components/list/load-list.ts';
import type { Feature } from '../../layout/feature.ts';
import { page, skipRevalidation } from '../../layout/routes/page.ts';
import { may } from '../../lib/permissions.ts';

export const jobs: Feature = {
  routes: {
    app: [],
    manager: [
      page({
        path: 'jobs',
        title: 'jobs-area:title',
        namespaces: ['records', 'jobs'],
        component: async () => (await import('./jobs-page.tsx')).JobsPage,
        loader: listLoader(async () => (await import('./list.ts')).jobList),
        shouldRevalidate: skipRevalidation,
      }),
    ],
  },
  namespaces: ['jobs-area'],
  navigation: [
    {
      id: 'jobs',
      icon: ListChecks,
      label: 'jobs-area:title',
      synonyms: 'jobs-area:synonyms',
      keys: ['g', 'j'],
      allowed: (init) => may(init, 'job', 'list'),
      to: { manager: { path: '/manager/jobs', in: 'configuration' } },
    },
  ],
  home: null,
  dashboard: null,
  palette: null,
};

import Box from 'lucide-react/icons/box';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { firstReferences } from '../../components/record/form/references.ts';
import { loadRecord } from '../../components/record/load-record.ts';
import type { Feature } from '../../layout/feature.ts';
import { page } from '../../layout/routes/page.ts';
import { requirePermission } from '../../layout/routes/require-permission.ts';
import { skipRevalidation } from '../../layout/routes/skip-revalidation.ts';
import { importChunk } from '../../lib/chunks/import-chunk.ts';
import { may } from '../../lib/permissions.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import { toolEntity } from './tool-entity.ts';

const managerRoutes: readonly RouteObject[] = [
  page({
    path: 'tools',
    title: 'tools-area:title',
    namespaces: ['records', 'tools'],
    module: 'renderer/features/tools/list-page.tsx',
    component: async () => (await import('./list-page.tsx')).ListPage,
    loader: async (services, args) => {
      const load = await importChunk(async () => (await import('./tool-list.ts')).loadTools);
      return load(services, args);
    },
    shouldRevalidate: skipRevalidation,
  }),
  page({
    path: 'tools/new',
    title: 'tools:new',
    namespaces: ['records', 'tools', 'validation'],
    module: 'renderer/features/tools/form-pages.tsx',
    component: async () => (await import('./form-pages.tsx')).NewToolPage,
    loader: async (services) => {
      await requirePermission(services, 'tool', 'create');
      await loadReferences(services);
    },
    action: async () => (await import('./save-tool.ts')).createTool,
  }),
  page({
    path: 'tools/:id',
    title: 'tools:detail.pageTitle',
    namespaces: ['records', 'tools', 'activity'],
    module: 'renderer/features/tools/tool-page.tsx',
    component: async () => (await import('./tool-page.tsx')).ToolPage,
    loader: loadTool,
  }),
  page({
    path: 'tools/:id/update',
    title: 'tools:form.editTitle',
    namespaces: ['records', 'tools', 'validation'],
    module: 'renderer/features/tools/form-pages.tsx',
    component: async () => (await import('./form-pages.tsx')).EditToolPage,
    loader: async (services, args) => {
      await requirePermission(services, 'tool', 'update');
      const [named] = await Promise.all([loadTool(services, args), loadReferences(services)]);
      return named;
    },
    action: async () => (await import('./save-tool.ts')).updateTool,
  }),
];

export const tools: Feature = {
  routes: { app: [], manager: managerRoutes },
  namespaces: ['tools-area'],
  navigation: [
    {
      id: 'tools',
      icon: Box,
      label: 'tools-area:title',
      synonyms: 'tools:synonyms.list',
      keys: ['g', 't'],
      allowed: (init) => may(init, 'tool', 'read'),
      to: { manager: { path: '/manager/tools', in: 'application' } },
    },
  ],
  home: null,
  dashboard: null,
  palette: async () => (await import('./tools-palette.ts')).toolsPalette,
};

/** A tool and what was done to it. */
function loadTool(services: Services, args: LoaderFunctionArgs) {
  return loadRecord(toolEntity, services, args, { activity: true });
}

/** What the forms offer before anything is typed. */
async function loadReferences(services: Services): Promise<void> {
  await Promise.all([loadQuery(services, (api) => firstReferences(api.users))]);
}

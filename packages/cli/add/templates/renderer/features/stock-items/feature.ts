import Box from 'lucide-react/icons/box';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { firstReferences } from '../../components/record/form/references.ts';
import { loadRecord } from '../../components/record/load-record.ts';
import type { Feature } from '../../layout/feature.ts';
import { page, skipRevalidation } from '../../layout/routes/page.ts';
import { requirePermission } from '../../layout/routes/require-permission.ts';
import { importChunk } from '../../lib/chunks/chunk.ts';
import { may } from '../../lib/permissions.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import { stockItemEntity } from './stock-item-entity.ts';

const managerRoutes: readonly RouteObject[] = [
  page({
    path: 'stock-items',
    title: 'stock-items-area:title',
    namespaces: ['records', 'stock-items'],
    module: 'renderer/features/stock-items/list-page.tsx',
    component: async () => (await import('./list-page.tsx')).ListPage,
    loader: async (services, args) => {
      const load = await importChunk(async () => (await import('./stock-item-list.ts')).loadStockItems);
      return load(services, args);
    },
    shouldRevalidate: skipRevalidation,
  }),
  page({
    path: 'stock-items/new',
    title: 'stock-items:new',
    namespaces: ['records', 'stock-items', 'validation'],
    module: 'renderer/features/stock-items/form-pages.tsx',
    component: async () => (await import('./form-pages.tsx')).NewStockItemPage,
    /*if references*/
    loader: async (services) => {
      await requirePermission(services, 'stockItem', 'create');
      await loadReferences(services);
    },
    /*else*/
    loader: (services) => requirePermission(services, 'stockItem', 'create'),
    /*end*/
    action: async () => (await import('./save-stock-item.ts')).createStockItem,
  }),
  page({
    path: 'stock-items/:id',
    title: 'stock-items:detail.pageTitle',
    namespaces: ['records', 'stock-items', 'activity'],
    module: 'renderer/features/stock-items/stock-item-page.tsx',
    component: async () => (await import('./stock-item-page.tsx')).StockItemPage,
    loader: loadStockItem,
  }),
  page({
    path: 'stock-items/:id/update',
    title: 'stock-items:form.editTitle',
    namespaces: ['records', 'stock-items', 'validation'],
    module: 'renderer/features/stock-items/form-pages.tsx',
    component: async () => (await import('./form-pages.tsx')).EditStockItemPage,
    loader: async (services, args) => {
      await requirePermission(services, 'stockItem', 'update');
      /*if references*/
      const [named] = await Promise.all([loadStockItem(services, args), loadReferences(services)]);
      return named;
      /*else*/
      return loadStockItem(services, args);
      /*end*/
    },
    action: async () => (await import('./save-stock-item.ts')).updateStockItem,
  }),
];

export const stockItems: Feature = {
  routes: { app: [], manager: managerRoutes },
  namespaces: ['stock-items-area'],
  navigation: [
    {
      id: 'stockItems',
      icon: Box,
      label: 'stock-items-area:title',
      synonyms: 'stock-items:synonyms.list',
      /*: keys */
      allowed: (init) => may(init, 'stockItem', 'read'),
      to: { manager: { path: '/manager/stock-items', in: 'application' } },
    },
  ],
  home: null,
  dashboard: null,
  palette: async () => (await import('./stock-items-palette.ts')).stockItemsPalette,
};

/** A stock item and what was done to it. */
function loadStockItem(services: Services, args: LoaderFunctionArgs) {
  return loadRecord(stockItemEntity, services, args, { activity: true });
}
/*if references*/

/** What the forms offer before anything is typed. */
async function loadReferences(services: Services): Promise<void> {
  await Promise.all([
    /*: loadedReferences */
  ]);
}
/*end*/

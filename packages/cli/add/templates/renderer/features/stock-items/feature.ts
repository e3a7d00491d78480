import Box from 'lucide-react/icons/box';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { Area } from '../../components/actions/palette-context.ts';
import { loadReferences } from '../../components/record/fields/load-references.ts';
import { loadRecord } from '../../components/record/load-record.ts';
import { loadOrganizationChoice } from '../../components/record/organization/organization-choice.ts';
import { mayIn } from '../../components/record/scope.ts';
import type { Feature } from '../../layout/feature.ts';
import { page, skipRevalidation } from '../../layout/routes/page.ts';
import { requireActionIn } from '../../layout/routes/require-permission.ts';
import { importChunk } from '../../lib/chunks/chunk.ts';
import type { Services } from '../../lib/services/services.ts';
import { stockItemEntity } from './stock-item-entity.ts';

const routesIn = (area: Area): readonly RouteObject[] => [
  page({
    path: 'stock-items',
    title: 'stock-items-area:title',
    namespaces: ['records', 'stock-items'],
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
    component: async () => (await import('./form-pages.tsx')).NewStockItemPage,
    /*if scoped*/
    loader: async (services, args) => {
      await requireActionIn(area, services, stockItemEntity, 'create');
      await Promise.all([
        loadOrganizationChoice(services, area, stockItemEntity, args),
        loadReferences(services, area, stockItemEntity),
      ]);
    },
    /*else*/
    loader: async (services) => {
      await requireActionIn(area, services, stockItemEntity, 'create');
      await loadReferences(services, area, stockItemEntity);
    },
    /*end*/
    action: async () => (await import('./save-stock-item.ts')).createStockItem,
  }),
  page({
    path: 'stock-items/:id',
    title: 'stock-items:detail.pageTitle',
    /*if scoped*/
    namespaces: ['records', 'stock-items', ...(area === 'manager' ? ['activity'] : [])],
    /*else*/
    namespaces: ['records', 'stock-items', 'activity'],
    /*end*/
    component: async () => (await import('./stock-item-page.tsx')).StockItemPage,
    loader: (services, args) => loadStockItem(area, services, args),
  }),
  page({
    path: 'stock-items/:id/update',
    title: 'stock-items:form.editTitle',
    namespaces: ['records', 'stock-items', 'validation'],
    component: async () => (await import('./form-pages.tsx')).EditStockItemPage,
    loader: async (services, args) => {
      await requireActionIn(area, services, stockItemEntity, 'update');
      const [named] = await Promise.all([
        loadStockItem(area, services, args),
        loadReferences(services, area, stockItemEntity),
      ]);
      return named;
    },
    action: async () => (await import('./save-stock-item.ts')).updateStockItem,
  }),
];

export const stockItems: Feature = {
  /*if scoped*/
  routes: { app: routesIn('app'), manager: routesIn('manager') },
  /*else*/
  routes: { app: [], manager: routesIn('manager') },
  /*end*/
  namespaces: ['stock-items-area'],
  navigation: [
    {
      id: 'stockItems',
      icon: Box,
      label: 'stock-items-area:title',
      synonyms: 'stock-items:synonyms.list',
      /*: keys */
      /*if scoped*/
      // By the role in the active organization; who looks after the installation may in each.
      /*end*/
      allowed: (init) => mayIn('app', init, stockItemEntity, 'read'),
      to: {
        /*if scoped*/
        app: { path: '/app/stock-items', in: 'top-and-bottom' },
        /*end*/
        manager: { path: '/manager/stock-items', in: 'application' },
      },
    },
  ],
  home: null,
  dashboard: null,
  palette: async () => (await import('./stock-items-palette.ts')).stockItemsPalette,
};

/** Loads a stock item, for managers with its activity. */
function loadStockItem(area: Area, services: Services, args: LoaderFunctionArgs) {
  return loadRecord(stockItemEntity, services, args, { activity: area === 'manager' });
}

import type { LoaderFunctionArgs } from 'react-router';
import type { ListedStockItem } from '#contract/stock-items/stock-items.ts';
import type { Sorts } from '../../components/list/list-address.ts';
import { type ListPart, paging } from '../../components/list/list-page.ts';
import { loadList } from '../../components/list/load-list.ts';
import type { ListDefinition } from '../../components/list/use-list-page.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';

const sorts = {
  updated: 'descending',
  name: 'ascending',
  /*: sortDirections */
} satisfies Sorts<string>;

export type StockItemSort = keyof typeof sorts;

export const stockItemList: ListDefinition<ListedStockItem, StockItemSort, object> = {
  view: 'stock-items',
  sorts,
  readFilters: () => ({}),
  options: (api, { searchTerm, sort, direction }) =>
    api.stockItems.list.infiniteOptions({
      input: (part: ListPart) => ({ searchTerm, sort, direction, ...part }),
      ...paging,
    }),
};

/** The first page of the list, together with what can still be brought back. */
export async function loadStockItems(services: Services, args: LoaderFunctionArgs): Promise<void> {
  await Promise.all([
    loadList(services, args, stockItemList),
    loadQuery(services, (api) => api.stockItems.deleted.queryOptions()),
  ]);
}

import type { LoaderFunctionArgs } from 'react-router';
import type { ListedStockItem } from '#contract/stock-items/stock-items.ts';
import type { Sorts } from '../../components/list/list-address.ts';
import { type ListPart, paging } from '../../components/list/list-page.ts';
import { loadList } from '../../components/list/load-list.ts';
import type { ListDefinition } from '../../components/list/use-list-page.ts';
import { deletedIn } from '../../components/record/deletion/deletable-entity.ts';
import { areaOf } from '../../components/record/entity.ts';
import { managedList, mayIn, type ScopeInput } from '../../components/record/scope.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import { stockItemEntity } from './stock-item-entity.ts';

/** Fields that are columns of the list, besides the name and the time of the last change. */
export const listedFields = [/*: listedNames */] as const satisfies readonly (keyof typeof stockItemEntity.fields)[];

const sorts = {
  updated: 'descending',
  name: 'ascending',
  /*: sortDirections */
} satisfies Sorts<string>;

export type StockItemSort = keyof typeof sorts;

/*if scoped*/
/** The list in the user area, of the active organization. */
/*end*/
export const stockItemList: ListDefinition<ListedStockItem, StockItemSort, ScopeInput> = {
  view: 'stock-items',
  sorts,
  readFilters: () => ({}),
  options: (api, { searchTerm, sort, direction }, scope) =>
    api.stockItems.list.infiniteOptions({
      input: (part: ListPart) => ({ searchTerm, sort, direction, ...scope, ...part }),
      ...paging,
    }),
};

/*if scoped*/
/** The same in the manager area, of all organizations, or of the one that the address names. */
export const managedStockItemList = managedList(stockItemList);

/*end*/
/** Loads the first page of the list and, for users who may undo them, the deletions that can be undone. */
export async function loadStockItems(services: Services, args: LoaderFunctionArgs): Promise<void> {
  const area = areaOf(args.request);
  const init = await services.init.load();
  const mayRestore = ['create', 'delete'].every((action) => mayIn(area, init, stockItemEntity, action));
  await Promise.all([
    /*if scoped*/
    loadList(services, args, area === 'app' ? stockItemList : managedStockItemList),
    /*else*/
    loadList(services, args, stockItemList),
    /*end*/
    mayRestore && loadQuery(services, (api) => deletedIn(area, stockItemEntity, api)).catch(() => {}),
  ]);
}

import { useMemo, useRef } from 'react';
import type { ListView } from '#contract/list-views.ts';
import { useListView } from '../../lib/preferences/use-preferences.ts';
import type { Api } from '../../lib/services/api-services.ts';
import { useApi } from '../../lib/services/use-api.ts';
import type { ListAddress, Sorts } from './list-address.ts';
import type { ListColumn } from './list-column.ts';
import type { ListOptions, ListRow } from './list-options.ts';
import { useList } from './use-list.ts';
import { useListAddress } from './use-list-address.ts';
import { useSelection } from './use-selection.ts';

/** One list: what its address may say, and the operation that reads it. */
export interface ListDefinition<Row extends ListRow, Sort extends string, Filters extends object> {
  /** Its name in the cookie that remembers how it is shown, letters only. */
  view: string;
  sorts: Sorts<Sort>;
  /** Reads what narrows it beside the term, as the operations take it. What is not understood counts as not given. */
  readFilters(parameters: URLSearchParams): Filters;
  /** Further input of its operations, such as the scope; a filter of the same name replaces it. */
  also?: object;
  options(api: Api, address: ListAddress<Sort>, filters: Filters): ListOptions<Row>;
}

/** All that a page with a list keeps: its address, its rows, those that are chosen, and how they are shown. */
export function useListPage<Row extends ListRow, Sort extends string, Filters extends object>(
  definition: ListDefinition<Row, Sort, Filters>,
) {
  const { api } = useApi();
  const address = useListAddress(definition.sorts);
  const filters = definition.readFilters(address.parameters);
  const whole = { searchTerm: address.searchTerm, ...definition.also, ...filters };
  const list = useList(definition.options(api, address, filters));
  const selection = useSelection(list, JSON.stringify(whole));
  const view = useListView(definition.view);
  const search = useRef<HTMLInputElement>(null);
  return {
    address,
    filters,
    /** All that the list holds, for operations. */
    whole,
    list,
    selection,
    view,
    /** The search field. */
    search,
    /** Something other than a term narrows it. */
    isNarrowed: Object.values(filters).some((value) => value !== undefined),
    /** Without a term, too, there is nothing. */
    isEmpty: list.status === 'ready' && list.rows.length === 0 && !address.searchTerm,
  };
}

export type ListPageState<Row extends ListRow, Sort extends string, Filters extends object> = ReturnType<
  typeof useListPage<Row, Sort, Filters>
>;

/** The columns of a list without those that are hidden by choice. */
export function useVisibleColumns<Row extends ListRow, Sort extends string>(
  columns: readonly ListColumn<Row, Sort>[],
  { hidden }: Pick<ListView, 'hidden'>,
): readonly ListColumn<Row, Sort>[] {
  return useMemo(
    () => columns.filter(({ key, optional }) => !optional || !hidden.includes(key)),
    [columns, hidden],
  );
}

import type { LoaderFunctionArgs } from 'react-router';
import type { ListedTool } from '#contract/tools/tools.ts';
import type { Sorts } from '../../components/list/list-address.ts';
import { type ListPart, paging } from '../../components/list/list-page.ts';
import { loadList } from '../../components/list/load-list.ts';
import type { ListDefinition } from '../../components/list/use-list-page.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';

const sorts = {
  updated: 'descending',
  name: 'ascending',
  purchasedOn: 'descending',
} satisfies Sorts<string>;

export type ToolSort = keyof typeof sorts;

export const toolList: ListDefinition<ListedTool, ToolSort, object> = {
  view: 'tools',
  sorts,
  readFilters: () => ({}),
  options: (api, { searchTerm, sort, direction, cursor }) =>
    api.tools.list.infiniteOptions({
      input: (part: ListPart) => ({ searchTerm, sort, direction, ...part }),
      ...paging(cursor),
    }),
};

/** The first page of the list, together with what can still be brought back. */
export async function loadTools(services: Services, args: LoaderFunctionArgs): Promise<void> {
  await Promise.all([
    loadList(services, args, toolList),
    loadQuery(services, (api) => api.tools.deleted.queryOptions()),
  ]);
}

import type { LoaderFunctionArgs } from 'react-router';
import { pageSize } from '#contract/schemas/limits.ts';
import { importChunk } from '../../lib/chunks/chunk.ts';
import { waitShortly } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import { readListAddress } from './list-address.ts';
import type { ListRow } from './list-options.ts';
import { rowsBefore } from './list-return.ts';
import type { ListDefinition } from './use-list-page.ts';

/** The first page of a list for its page's loader, as loadQuery does it for other data. */
export async function loadList<Row extends ListRow, Sort extends string, Filters extends object>(
  { data }: Services,
  { request }: LoaderFunctionArgs,
  definition: ListDefinition<Row, Sort, Filters>,
): Promise<void> {
  const { api, queryClient } = await data.load();
  const url = new URL(request.url);
  const address = readListAddress(url.searchParams, definition.sorts);
  const options = definition.options(api, address, definition.readFilters(url.searchParams));
  if (typeof document !== 'undefined') {
    if (queryClient.getQueryData(options.queryKey) === undefined)
      await waitShortly(queryClient.prefetchInfiniteQuery({ ...options, pages: pagesBefore(url) }));
    return;
  }
  await queryClient.fetchInfiniteQuery(options);
}

/** How many pages bring back the row that the user comes back to; not so many that the way back takes long. */
function pagesBefore({ pathname, search }: URL): number {
  return Math.min(Math.max(1, Math.ceil(rowsBefore(pathname + search) / pageSize)), 10);
}

/**
 * Makes the loader of a page with a list, whose code comes with the page.
 * @param load imports the list, or what makes it for the id in the address
 */
export function listLoader<Row extends ListRow, Sort extends string, Filters extends object>(
  load: () => Promise<
    ListDefinition<Row, Sort, Filters> | ((id: string) => ListDefinition<Row, Sort, Filters>)
  >,
) {
  return async (services: Services, args: LoaderFunctionArgs): Promise<void> => {
    const list = await importChunk(load);
    await loadList(services, args, typeof list === 'function' ? list(args.params.id ?? '') : list);
  };
}

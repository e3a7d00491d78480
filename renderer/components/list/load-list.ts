import type { LoaderFunctionArgs } from 'react-router';
import { waitShortly } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import { readListAddress } from './list-address.ts';
import type { ListRow } from './list-page.ts';
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
      await waitShortly(queryClient.prefetchInfiniteQuery(options));
    return;
  }
  await queryClient.fetchInfiniteQuery(options);
}

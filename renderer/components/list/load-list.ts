import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Services } from '../../lib/services/services.ts';
import { waitShortly } from '../../lib/services/wait-shortly.ts';
import { changedParameters, readListAddress } from './list-address.ts';
import type { ListRow } from './list-page.ts';
import type { ListDefinition } from './use-list-page.ts';

/**
 * The first page of a list for its page's loader, as loadQuery does it for other data. A cursor that is none leads to
 * the start of the list.
 */
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
  try {
    await queryClient.fetchInfiniteQuery(options);
  } catch (error) {
    if (!url.searchParams.has('cursor') || !(error instanceof ApiError) || error.status !== 422) throw error;
    throw redirect(`${url.pathname}?${changedParameters(url.searchParams, {})}`);
  }
}

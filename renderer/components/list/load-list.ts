import { redirect } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Api } from '../../lib/services/api.ts';
import type { Services } from '../../lib/services/services.ts';
import { waitShortly } from '../../lib/services/wait-shortly.ts';
import { changedParameters } from './list-address.ts';
import type { ListOptions, ListRow } from './list-page.ts';

/**
 * The first page of a list for its page's loader, as loadQuery does it for other data. A cursor that is none leads to
 * the start of the list.
 */
export async function loadList<Row extends ListRow>(
  { data }: Pick<Services, 'data'>,
  request: Request,
  optionsOf: (api: Api, parameters: URLSearchParams) => ListOptions<Row>,
): Promise<void> {
  const { api, queryClient } = await data.load();
  const url = new URL(request.url);
  const options = optionsOf(api, url.searchParams);
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

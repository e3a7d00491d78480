import type { DefaultError, FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { pageStatus } from '../api/page-status.ts';
import type { Api } from './api.ts';
import type { Services } from './services.ts';
import { waitShortly } from './wait-shortly.ts';

/**
 * Data for a page's loader. On the server it must be there, or the page fails. In the browser the page opens after a
 * second without it, and shows what became of it in its place (see page-query.tsx). What is forbidden or missing
 * is an error page.
 */
export async function loadQuery<Data, Key extends QueryKey>(
  { data }: Pick<Services, 'data'>,
  optionsOf: (api: Api) => FetchQueryOptions<Data, DefaultError, Data, Key>,
): Promise<void> {
  const { api, queryClient } = await data.load();
  const options = optionsOf(api);
  if (typeof document === 'undefined') {
    await queryClient.fetchQuery(options);
    return;
  }
  if (queryClient.getQueryData(options.queryKey) !== undefined) return;
  await waitShortly(queryClient.prefetchQuery(options));
  const { error } = queryClient.getQueryState(options.queryKey) ?? {};
  if (pageStatus(error)) throw error;
}

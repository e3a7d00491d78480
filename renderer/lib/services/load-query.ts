import type { DefaultError, FetchQueryOptions, QueryKey, UseBaseQueryResult } from '@tanstack/react-query';
import { pageStatus } from '../api/api-error.ts';
import type { Api } from './api-services.ts';
import type { Services } from './services.ts';

/** A navigation waits this long for its data, in milliseconds. */
const pendingAfter = 1000;

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

/** Waits for the data of a page that is navigated to, but not for longer than a second. */
export async function waitShortly(loading: Promise<unknown>): Promise<void> {
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, pendingAfter))]);
}

/** State of a query without data: in its first try, tried again, waiting for the network, or given up. */
export type WaitState = 'first-try' | 'retrying' | 'offline' | 'stopped';

type Query = Pick<UseBaseQueryResult, 'fetchStatus' | 'failureCount'>;

export function waitStateOf({ fetchStatus, failureCount }: Query): WaitState {
  if (fetchStatus === 'paused') return 'offline';
  if (fetchStatus === 'idle') return 'stopped';
  return failureCount > 0 ? 'retrying' : 'first-try';
}

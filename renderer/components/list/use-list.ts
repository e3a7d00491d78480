import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Total } from '#contract/schemas/paging.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { type WaitState, waitStateOf } from '../../lib/services/load-query.ts';
import type { ListOptions, ListRow } from './list-options.ts';

/** A list as far as it is loaded. */
export interface List<Row extends ListRow> {
  status: 'loading' | 'offline' | 'error' | 'ready';
  /** All loaded rows, each once. */
  rows: readonly Row[];
  /** Undefined until the first page of what is asked for is there. */
  total: Total | undefined;
  /** When the last page was read, ISO 8601; empty until then. */
  readAt: string;
  /** The rows are those of the term or the order before; the new ones are on their way. */
  isOutdated: boolean;
  more: 'none' | 'possible' | 'loading' | 'failed';
  loadMore(): Promise<void>;
  /** Asks again for what did not come at all. */
  retry(): void;
  /** Gives up what failed and is tried again; undefined while nothing is. */
  stop: (() => void) | undefined;
  retrying: boolean;
  requestId: string | undefined;
}

/**
 * Reads a list page by page. While another term or order is on its way, the rows before stay.
 * @param options the same that the page's loader has read the first page with (see load-list.ts)
 */
export function useList<Row extends ListRow>(options: ListOptions<Row>): List<Row> {
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const { data, error, fetchNextPage, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    query;
  const { isRefetching, isPlaceholderData: isOutdated } = query;
  const client = useQueryClient();
  const wait = waitStateOf(query);
  const pages = data?.pages;
  // A row that moved between two pages while they were read comes twice.
  const rows = useMemo(() => {
    const byId = new Map<string, Row>();
    for (const page of pages ?? []) for (const row of page.items) byId.set(row.id, row);
    return [...byId.values()];
  }, [pages]);
  const last = pages?.at(-1);
  const isWhole = last !== undefined && !hasNextPage;
  // All that was loaded has been deleted; what follows is on its way.
  const isEmptied = rows.length === 0 && hasNextPage;
  const loadMore = useCallback(async () => {
    // While what is loaded is read again no page is fetched: one that was asked for then would never come.
    if (isRefetching) await refetch({ cancelRefetch: false });
    await fetchNextPage({ cancelRefetch: false });
  }, [fetchNextPage, refetch, isRefetching]);
  return {
    // Whoever is no longer signed in is on the way to /login.
    status:
      data && !isEmptied
        ? 'ready'
        : isSignedOut(error)
          ? 'loading'
          : statusWithoutData(error, isEmptied ? 'first-try' : wait),
    rows,
    total: isOutdated ? undefined : isWhole ? { count: rows.length, exact: true } : last?.total,
    readAt: last?.readAt ?? '',
    isOutdated,
    more:
      !hasNextPage || isOutdated
        ? 'none'
        : isFetchingNextPage
          ? 'loading'
          : isFetchNextPageError
            ? 'failed'
            : 'possible',
    loadMore,
    retry: useCallback(() => void refetch(), [refetch]),
    stop:
      wait === 'retrying'
        ? () => void client.cancelQueries({ queryKey: options.queryKey, exact: true })
        : undefined,
    retrying: query.isFetching,
    requestId: error instanceof ApiError ? error.requestId : undefined,
  };
}

function statusWithoutData(error: Error | null, wait: WaitState): List<ListRow>['status'] {
  if (wait === 'offline') return 'offline';
  return error || wait === 'stopped' ? 'error' : 'loading';
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}

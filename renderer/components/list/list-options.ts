import type { InfiniteData, QueryClient, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { Total } from '#contract/schemas/paging.ts';

/** Fields that every row of a list has. */
export interface ListRow {
  id: string;
}

/** One page of a list, as the operations answer it. */
export interface ListPage<Row extends ListRow> {
  /** When the server read it, ISO 8601. */
  readAt: string;
  items: Row[];
  nextCursor: string | null;
  total: Total;
}

/** Part of the input of a list operation: the page that is asked for. */
export interface ListPart {
  cursor?: string;
  limit?: number;
}

/** Query options: `api.….list.infiniteOptions({ input: (part) => ({ …filter, ...part }), ...paging })`. */
export type ListOptions<Row extends ListRow> = UseInfiniteQueryOptions<
  ListPage<Row>,
  Error,
  InfiniteData<ListPage<Row>, ListPart>,
  QueryKey,
  ListPart
>;

/** Pages of 20 for whoever looks at a list; who scrolls on gets larger ones. */
export const smallPages = 5;
const largePage = 100;

/** Asking again means asking for each page: a list with more of them stays as it was read. */
export function isShortList({ state }: { state: { data?: unknown } }): boolean {
  const data = state.data as { pages: readonly unknown[] } | undefined;
  return (data?.pages.length ?? 0) <= smallPages;
}

/** Options that the infinite queries of all lists have in common. */
export const paging = {
  initialPageParam: {} as ListPart,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }, pages: readonly unknown[]) =>
    nextCursor === null
      ? null
      : { cursor: nextCursor, ...(pages.length >= smallPages && { limit: largePage }) },
  refetchOnMount: isShortList,
  refetchOnWindowFocus: isShortList,
  refetchOnReconnect: isShortList,
};

/**
 * Finds a record in the lists that are loaded, so that the head of its page is filled at once.
 * @param lists part of the query key that all lists of its kind have: `api.….list.key({ type: 'infinite' })`
 */
export function findListed<Row extends ListRow>(
  client: QueryClient,
  lists: QueryKey,
  id: string,
): Row | undefined {
  return client
    .getQueriesData<InfiniteData<ListPage<Row>, ListPart>>({ queryKey: lists })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((row) => row.id === id);
}

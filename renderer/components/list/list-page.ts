import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { Total } from '#contract/schemas/total.ts';

/** What every row of a list has. */
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

/** Which page an operation is asked for: goes into its input as it is. */
export interface ListPart {
  cursor?: string;
  limit?: number;
}

/** What `api.….list.infiniteOptions({ input: (part) => ({ …filter, ...part }), ...paging(cursor) })` gives. */
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

/**
 * What the infinite queries of all lists have in common.
 * @param cursor where the list begins, when it is not at the start
 */
export function paging(cursor?: string) {
  return {
    initialPageParam: (cursor === undefined ? {} : { cursor }) as ListPart,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }, pages: readonly unknown[]) =>
      nextCursor === null
        ? null
        : { cursor: nextCursor, ...(pages.length >= smallPages && { limit: largePage }) },
    refetchOnMount: isShortList,
    refetchOnWindowFocus: isShortList,
    refetchOnReconnect: isShortList,
  };
}

import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { isShortList, type ListPage, type ListPart, type ListRow, smallPages } from './list-options.ts';

type Pages = InfiniteData<ListPage<ListRow>, ListPart>;

/**
 * Takes rows out of the lists that are loaded, and reads short ones again for what moves up.
 * @param lists part of the key that all of them have: `api.….list.key({ type: 'infinite' })`
 */
export async function removeRows(
  client: QueryClient,
  lists: QueryKey,
  ids: readonly string[],
): Promise<void> {
  const gone = new Set(ids);
  client.setQueriesData<Pages>({ queryKey: lists }, (data) => data && without(data, gone));
  await client.invalidateQueries({
    queryKey: lists,
    predicate: (query) => isShortList(query) || isEmpty(query.state.data as Pages | undefined),
  });
}

/** Reads the loaded lists again, since their rows or their order have changed; of long ones the beginning stays. */
export async function invalidateLists(client: QueryClient, lists: QueryKey): Promise<void> {
  client.setQueriesData<Pages>(
    { queryKey: lists },
    (data) =>
      data && {
        pages: data.pages.slice(0, smallPages),
        pageParams: data.pageParams.slice(0, smallPages),
      },
  );
  await client.invalidateQueries({ queryKey: lists });
}

function without({ pages, pageParams }: Pages, gone: ReadonlySet<string>): Pages {
  const removed = pages.flatMap(({ items }) => items).filter(({ id }) => gone.has(id)).length;
  return {
    pageParams,
    pages: pages.map((page) => ({
      ...page,
      items: page.items.filter(({ id }) => !gone.has(id)),
      total: { ...page.total, count: page.total.count - (page.total.exact ? removed : 0) },
    })),
  };
}

function isEmpty(data: Pages | undefined): boolean {
  return data?.pages.every(({ items }) => items.length === 0) ?? false;
}

import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ListPage, ListPart, ListRow } from './list-page.ts';

/**
 * What a loaded list already tells of a record, so that the head of its page is filled at once.
 * @param lists part of the key that all of the record's lists have: `api.….list.key({ type: 'infinite' })`
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

import type { InfiniteData } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createApiServices } from '../../lib/services/api-services.ts';
import type { ListPage, ListRow } from '../list/list-options.ts';
import type { Entity } from './entity.ts';
import { removeRecords, updateRecordCache } from './entity-cache.ts';

const entity = {
  kind: 'user',
  texts: 'users',
  title: 'users-area:title',
  path: 'users',
  operations: (api) => api.users,
  invalidates: (api) => [api.account.key()],
} satisfies Entity;

/** What is read already: two records in a list, each with its page and its activity. */
function filled() {
  const data = createApiServices({ call: () => new Promise(() => {}) });
  const { api, queryClient } = data;
  const keys = {
    list: api.users.list.infiniteKey({ input: () => ({}), initialPageParam: {} }),
    read: (id: string) => api.users.read.queryKey({ input: { id } }),
    activity: (id: string) => api.users.activity.queryKey({ input: { id } }),
    summary: api.account.read.queryKey(),
  };
  const items = ['a', 'b'].map((id) => ({ id, name: id }));
  const page = { readAt: '', items, nextCursor: null, total: { count: 2, exact: true } };
  queryClient.setQueryData<unknown>(keys.list, { pages: [page], pageParams: [{}] });
  for (const { id, name } of items) {
    queryClient.setQueryData<unknown>(keys.read(id), { id, name });
    queryClient.setQueryData<unknown>(keys.activity(id), { items: [] });
  }
  queryClient.setQueryData<unknown>(keys.summary, {});
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  return { data, keys, isStale, get: (key: readonly unknown[]) => queryClient.getQueryData<unknown>(key) };
}

const changed = { id: 'a', name: 'changed' };

it('a saved record is shown at once, and whatever else tells of it is read again', () => {
  const { data, keys, isStale, get } = filled();
  updateRecordCache(entity, data, changed);
  expect(get(keys.read('a'))).toEqual(changed);
  expect(get(keys.activity('a'))).toBeUndefined();
  expect([keys.list, keys.summary].map(isStale)).toEqual([true, true]);
});

it('deleted records leave the lists, and their pages are forgotten', async () => {
  const { data, keys, isStale, get } = filled();
  await removeRecords(entity, data, ['a']);
  const list = get(keys.list) as InfiniteData<ListPage<ListRow>>;
  expect(list.pages[0]).toMatchObject({ items: [{ id: 'b' }], total: { count: 1 } });
  expect([get(keys.read('a')), get(keys.read('b'))]).toEqual([undefined, { id: 'b', name: 'b' }]);
  expect(isStale(keys.summary)).toBe(true);
});

it('other entities may show the name of a record: they are read again where they are shown next', () => {
  const { data, isStale } = filled();
  const keys = ['list', 'read', 'activity'].map((operation) => [['tools', operation], {}]);
  for (const key of keys) data.queryClient.setQueryData<unknown>(key, {});
  updateRecordCache(entity, data, changed);
  expect(keys.map(isStale)).toEqual([true, true, false]);
});

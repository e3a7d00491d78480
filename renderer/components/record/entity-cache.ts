import type { ApiServices } from '../../lib/services/api-services.ts';
import { invalidateLists, removeRows } from '../list/change-lists.ts';
import type { Entity, NamedRecord } from './entity.ts';

/** After records have been added, changed or brought back: the loaded lists, their pages, and whatever counts them. */
export async function invalidateRecords(entity: Entity, data: ApiServices): Promise<void> {
  const { queryClient } = data;
  const operations = entity.operations(data.api);
  await Promise.all([
    invalidateLists(queryClient, operations.list.key({ type: 'infinite' })),
    queryClient.invalidateQueries({
      queryKey: operations.key(),
      predicate: ({ queryKey: [, options] }) => (options as { type?: string }).type !== 'infinite',
    }),
    invalidateSummaries(entity, data),
    invalidateOthers(entity, data),
  ]);
}

/** After records have been deleted: takes them out of the loaded lists, and forgets what was read of them. */
export async function removeRecords(
  entity: Entity,
  data: ApiServices,
  ids: readonly string[],
): Promise<void> {
  const { queryClient } = data;
  const { read, list, deleted } = entity.operations(data.api);
  // A page that shows one of them does that itself: it would ask for it again.
  for (const id of ids)
    queryClient.removeQueries({ queryKey: read.key({ input: { id } }), type: 'inactive' });
  await Promise.all([
    removeRows(queryClient, list.key({ type: 'infinite' }), ids),
    deleted && queryClient.invalidateQueries({ queryKey: deleted.key() }),
    invalidateSummaries(entity, data),
    invalidateOthers(entity, data),
  ]);
}

/** After a record was saved: its page shows it at once, and whatever else tells of it is read again. */
export function updateRecordCache(entity: Entity, data: ApiServices, record: NamedRecord): void {
  const { queryClient } = data;
  const { read, activity } = entity.operations(data.api);
  const input = { id: record.id };
  queryClient.setQueryData(read.queryKey({ input }), record);
  queryClient.removeQueries({ queryKey: activity.key({ input }) });
  // Not waited for: a list that does not answer is no reason to stay in the form.
  void invalidateRecords(entity, data);
}

/**
 * Records of other entities may show the names of these. Which ones is known to them alone; what was read of others is
 * read again where it is shown next.
 */
async function invalidateOthers(entity: Entity, { api, queryClient }: ApiServices): Promise<void> {
  const [own] = entity.operations(api).key()[0] as readonly string[];
  await queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey: [path] }) => {
      const [feature, operation] = path as readonly string[];
      return feature !== own && (operation === 'list' || operation === 'read');
    },
  });
}

async function invalidateSummaries(entity: Entity, { api, queryClient }: ApiServices): Promise<void> {
  const keys = entity.invalidates(api);
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

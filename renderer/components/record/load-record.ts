import type { LoaderFunctionArgs } from 'react-router';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import { type Entity, type NamedRecord, recordName } from './entity.ts';

/**
 * For the loader of the page of one record: reads it, and what was done to it where the page shows that.
 * @returns the name of the record, for the title of the page
 */
export async function loadRecord(
  entity: Entity,
  services: Services,
  { params }: LoaderFunctionArgs,
  { activity = false }: { activity?: boolean } = {},
): Promise<{ recordName: string | undefined }> {
  const input = { id: params.id ?? '' };
  await Promise.all([
    loadQuery(services, (api) => entity.operations(api).read.queryOptions({ input })),
    activity && loadQuery(services, (api) => entity.operations(api).activity.queryOptions({ input })),
  ]);
  const { api, queryClient } = await services.data.load();
  const record = queryClient.getQueryData<NamedRecord>(entity.operations(api).read.queryKey({ input }));
  return { recordName: record && recordName(entity, record) };
}

import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ApiServices } from '../../lib/services/api-services.ts';
import type { RecordKind, RecordResult } from './palette-feature.ts';

/** How a kind of records is read one by one: as its own page reads it, so that what is known is not asked for again. */
export function readRecord<Row, Key extends QueryKey>(
  optionsOf: (data: ApiServices, id: string) => FetchQueryOptions<Row, Error, Row, Key> & { queryKey: Key },
  toFound: (row: Row) => RecordResult,
): Pick<RecordKind, 'known' | 'read'> {
  return {
    known(data, id) {
      const row = data.queryClient.getQueryData<Row>(optionsOf(data, id).queryKey);
      return row && toFound(row);
    },
    read: async (data, id) => toFound(await data.queryClient.fetchQuery(optionsOf(data, id))),
  };
}

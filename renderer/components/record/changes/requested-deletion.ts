import type { UseQueryOptions } from '@tanstack/react-query';
import type { UndoableDeletions } from '#contract/schemas/deletion.ts';
import type { Api } from '../../../lib/services/api-services.ts';
import type { Area } from '../../actions/palette-context.ts';
import type { DefinedEntity, DeletionInput, WholeList } from '../define-entity.ts';
import type { NamedRecord } from '../entity.ts';
import { scopeIn } from '../record-scope.ts';

/** Records to be deleted: some with their names, or all of a list, which were just counted. */
export type RequestedDeletion =
  | { records: readonly NamedRecord[] }
  | { all: WholeList; count: number; names: readonly string[] };

export function deletionInput(requested: RequestedDeletion): DeletionInput {
  if ('records' in requested) return { ids: requested.records.map(({ id }) => id) };
  return { all: requested.all, expectedCount: requested.count };
}

/** Returns the query options of the deletions in an area that the user can still undo. */
export function deletedIn(area: Area, entity: DefinedEntity, api: Api): UseQueryOptions<UndoableDeletions> {
  const { deleted } = entity.operations(api);
  return entity.scoped ? deleted.queryOptions({ input: scopeIn(area, entity) }) : deleted.queryOptions();
}

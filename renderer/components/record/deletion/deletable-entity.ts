import type { FetchQueryOptions, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Total } from '#contract/schemas/paging.ts';
import type { Api } from '../../../lib/services/api-services.ts';
import type { Area } from '../../actions/palette-context.ts';
import type { Entity, EntityOperations, NamedRecord } from '../entity.ts';
import { type ScopeInput, scopeIn } from '../scope.ts';

/** An entity whose records can be deleted, and brought back for some minutes. */
export interface DeletableEntity extends Entity {
  operations(api: Api): DeletionOperations;
}

/** All that a list shows for a term and filters, as the operations take it. */
export type WholeList = { searchTerm: string } & ScopeInput & object;

/** Records to be deleted: some with their names, or all of a list, which were just counted. */
export type RequestedDeletion =
  | { records: readonly NamedRecord[] }
  | { all: WholeList; count: number; names: readonly string[] };

/** The input of the operation. */
export type DeletionInput = { ids: string[] } | { all: WholeList; expectedCount?: number | undefined };

interface Deletion {
  /** Some of them. */
  deleted: NamedRecord[];
  count: number;
  /** Names this deletion when it is to be undone. */
  deletedAt: string;
}

/** Result of undoing a deletion. */
export interface Restoration {
  restored: number;
  /** Some of those that are back. */
  items: NamedRecord[];
  /** How many could not come back, and some of them. */
  refusedCount: number;
  refused: NamedRecord[];
}

/** The deletions that the user can still undo, the latest first. */
interface UndoableDeletions {
  readAt: string;
  items: { deletedAt: string; undoUntil: string; count: number }[];
}

export interface DeletionOperations extends EntityOperations {
  count: {
    queryOptions(options: { input: WholeList }): FetchQueryOptions<Total, Error, Total, QueryKey>;
  };
  delete: { call(input: DeletionInput): Promise<Deletion>; mutationKey(): QueryKey };
  deleted: {
    key(): QueryKey;
    queryOptions(options?: { input: ScopeInput }): UseQueryOptions<UndoableDeletions>;
  };
  restore: { call(input: { deletedAt: string }): Promise<Restoration>; mutationKey(): QueryKey };
}

export function deletionInput(requested: RequestedDeletion): DeletionInput {
  if ('records' in requested) return { ids: requested.records.map(({ id }) => id) };
  return { all: requested.all, expectedCount: requested.count };
}

/** Returns the query options of the deletions in an area that the user can still undo. */
export function deletedIn(area: Area, entity: DeletableEntity, api: Api): UseQueryOptions<UndoableDeletions> {
  const { deleted } = entity.operations(api);
  return entity.scoped ? deleted.queryOptions({ input: scopeIn(area, entity) }) : deleted.queryOptions();
}

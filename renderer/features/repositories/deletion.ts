import type { RepositoryFilters } from './list-options.ts';

/** All that the list shows for a term and filters. */
export type WholeList = RepositoryFilters & { searchTerm: string };

/** What is to be deleted: repositories by name, or all of a list, which were just counted. */
export type RequestedDeletion =
  | { repositories: readonly { id: string; name: string }[] }
  | { all: WholeList; count: number; names: readonly string[] };

/** The input of the operation. */
export type DeletionInput = { ids: string[] } | { all: WholeList; expectedCount: number };

export function deletionInput(requested: RequestedDeletion): DeletionInput {
  if ('repositories' in requested) return { ids: requested.repositories.map(({ id }) => id) };
  return { all: requested.all, expectedCount: requested.count };
}

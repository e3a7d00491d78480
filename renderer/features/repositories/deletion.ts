import type { Total } from '#contract/api/total.ts';

/** What is to be deleted: repositories by name, or all that the list shows for a term. */
export type DeletionWish =
  | { repositories: readonly { id: string; name: string }[] }
  | { searchTerm: string; total: Total; names: readonly string[] };

/** The input of the operation. */
export type DeletionInput = { ids: string[] } | { all: { searchTerm: string }; expectedCount?: number };

export function deletionInput(wish: DeletionWish): DeletionInput {
  if ('repositories' in wish) return { ids: wish.repositories.map(({ id }) => id) };
  const { searchTerm, total } = wish;
  return { all: { searchTerm }, ...(total.exact && { expectedCount: total.count }) };
}

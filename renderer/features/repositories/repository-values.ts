import type { Repository } from '#contract/api/repositories.ts';

/** The fields of the form, as it sends them. */
export const repositoryFields = ['name', 'link', 'description'] as const;

export type RepositoryField = (typeof repositoryFields)[number];

/** What the form begins with. */
export function valuesOf({ name, link, description }: Repository): Record<RepositoryField, string> {
  return { name, link, description: description ?? '' };
}

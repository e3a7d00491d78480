import type { Repository, RepositoryInput } from '#contract/repositories/repositories.ts';

export type RepositoryField = keyof RepositoryInput;

const fields: Record<RepositoryField, true> = { name: true, link: true, description: true };

/** The fields of the form, as it sends them. */
export const repositoryFields = Object.keys(fields) as RepositoryField[];

/** What the form begins with. */
export function valuesOf({ name, link, description }: Repository): Record<RepositoryField, string> {
  return { name, link, description: description ?? '' };
}

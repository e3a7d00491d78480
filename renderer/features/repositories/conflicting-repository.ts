import type { ChangedRepository } from '#contract/api/repositories.ts';

/** What somebody else has made of a repository meanwhile, out of the refusal that says so. */
export function conflictingRepository(error: unknown): ChangedRepository | undefined {
  const { code, data } = (error ?? {}) as { code?: string; data?: unknown };
  return code === 'REPOSITORY_CHANGED' ? (data as ChangedRepository) : undefined;
}

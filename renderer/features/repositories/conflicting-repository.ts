import type { ChangedRepository } from '#contract/repositories/repositories.ts';

/** The repository as another user has saved it meanwhile, from the error of the conflict. */
export function conflictingRepository(error: unknown): ChangedRepository | undefined {
  const { code, data } = (error ?? {}) as { code?: string; data?: unknown };
  return code === 'REPOSITORY_CHANGED' ? (data as ChangedRepository) : undefined;
}

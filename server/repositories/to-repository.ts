import type { Repository } from '#contract/repositories/repositories.ts';

/** A row as it goes over the wire. */
export function toRepository(
  row: Omit<Repository, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date },
): Repository {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

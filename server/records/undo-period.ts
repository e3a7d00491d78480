import { undoMinutes } from '#contract/schemas/deletion.ts';

const period = undoMinutes * 60_000;

/** Until when a deletion can be undone. */
export function undoUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + period);
}

/** Deletions before this time can no longer be undone. */
export function undoableSince(now = new Date()): Date {
  return new Date(now.getTime() - period);
}

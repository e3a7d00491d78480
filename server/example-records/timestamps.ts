import type { Random } from '#server/example-records/random.ts';

const day = 24 * 3_600_000;

/** The first record came so many days ago. */
const oldest = 900;

/** When a record came and when it changed last: many came lately, and every second never changed. */
export function timestampsOf(chance: Random, now: number): { createdAt: string; updatedAt: string } {
  const created = now - Math.round(chance.next() ** 1.5 * oldest * day);
  const updated = chance.below(2) === 0 ? created : Math.round(created + chance.next() * (now - created));
  return { createdAt: new Date(created).toISOString(), updatedAt: new Date(updated).toISOString() };
}

const day = 24 * 3_600_000;

/** The first record came so many days ago. */
const oldest = 900;

/** Numbers that look random and are the same each time. */
export interface Random {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from 0 up to, and without, the limit. */
  below(limit: number): number;
  /** @throws {RangeError} when there is nothing to choose from */
  pick<Item>(items: readonly Item[]): Item;
}

/** A linear congruential generator (Numerical Recipes' constants): enough for example data, and for nothing else. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const random: Random = {
    next() {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    },
    below: (limit) => Math.floor(random.next() * limit),
    pick(items) {
      const item = items[random.below(items.length)];
      if (item === undefined) throw new RangeError('nothing to choose from');
      return item;
    },
  };
  return random;
}

/** The item at a place of a list that begins anew at its end. */
export function item<Item>(items: readonly Item[], place: number): Item {
  const found = items[place % items.length];
  if (found === undefined) throw new RangeError('the list is empty');
  return found;
}

/** When a record came and when it changed last: many came lately, and every second never changed. */
export function timestampsOf(chance: Random, now: number): { createdAt: string; updatedAt: string } {
  const created = now - Math.round(chance.next() ** 1.5 * oldest * day);
  const updated = chance.below(2) === 0 ? created : Math.round(created + chance.next() * (now - created));
  return { createdAt: new Date(created).toISOString(), updatedAt: new Date(updated).toISOString() };
}

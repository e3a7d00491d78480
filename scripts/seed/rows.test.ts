import { describe, expect, it } from 'vitest';
import { repositoryInputSchema } from '#contract/repositories/repository-input.ts';
import { nameSchema } from '#contract/validation/name.ts';
import { createRandom } from '#server/example-records/random.ts';
import { repositoryRow } from '#server/repositories/examples/seed-row.ts';
import { userRow } from '#server/users/examples/seed-row.ts';
import { seedId, seedNumber } from './load-table.ts';

const now = Date.parse('2026-01-01T00:00:00Z');

const rowsOf = (make: typeof repositoryRow, count: number) => {
  const chance = createRandom(1);
  return Array.from({ length: count }, (_, number) => make(number, seedId(number), chance, now));
};

describe('example repositories', () => {
  it('have unique names, also when the words repeat', () => {
    const names = rowsOf(repositoryRow, 40_000).map(([, name]) => name?.normalize('NFC').toLowerCase());
    expect(new Set(names).size).toBe(40_000);
  });

  it('are valid input of the form, and the same each time', () => {
    const rows = rowsOf(repositoryRow, 500);
    for (const [, name, link, description] of rows) {
      expect(repositoryInputSchema.parse({ name, link, description })).toEqual({ name, link, description });
    }
    expect(rowsOf(repositoryRow, 500)).toEqual(rows);
  });
});

describe('example users', () => {
  it('have addresses of their own and names that a form would take', () => {
    const rows = rowsOf(userRow, 20_000);
    expect(new Set(rows.map(([, , email]) => email)).size).toBe(20_000);
    for (const name of new Set(rows.map((row) => row[1])))
      if (name) expect(nameSchema.parse(name)).toBe(name);
  });

  it('have their number in their id', () => {
    expect(seedNumber(seedId(1_234_567))).toBe(1_234_567);
  });
});

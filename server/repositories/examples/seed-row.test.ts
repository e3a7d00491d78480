import { describe, expect, it } from 'vitest';
import { repositoryInputSchema } from '#contract/repositories/repository-input.ts';
import { createRandom } from '../../example-records/random.ts';
import { repositoryRow } from './seed-row.ts';

const now = Date.parse('2026-01-01T00:00:00Z');

function rowsOf(count: number) {
  const random = createRandom(1);
  return Array.from({ length: count }, (_, number) => repositoryRow(number, String(number), random, now));
}

describe('example repositories', () => {
  it('have unique names, also when the words repeat', () => {
    const names = rowsOf(40_000).map(([, name]) => name?.normalize('NFC').toLowerCase());
    expect(new Set(names).size).toBe(40_000);
  });

  it('are valid input of the form, and the same each time', () => {
    const rows = rowsOf(500);
    for (const [, name, link, description] of rows) {
      expect(repositoryInputSchema.parse({ name, link, description })).toMatchObject({
        name,
        link,
        description,
      });
    }
    expect(rowsOf(500)).toEqual(rows);
  });
});

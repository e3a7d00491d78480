import { describe, expect, it } from 'vitest';
import { repositoryInputSchema } from '#contract/repositories/repository-input.ts';
import { createRandom } from '../../features/random.ts';
import { exampleRepository } from './seed-row.ts';

const now = Date.parse('2026-01-01T00:00:00Z');

function examples(count: number) {
  const random = createRandom(1);
  return Array.from({ length: count }, (_, number) => exampleRepository(number, random, now));
}

describe('example repositories', () => {
  it('have unique names, also when the words repeat', () => {
    const names = examples(40_000).map(({ name }) => name.normalize('NFC').toLowerCase());
    expect(new Set(names).size).toBe(40_000);
  });

  it('are valid input of the form, and the same each time', () => {
    const rows = examples(500);
    for (const { name, link, description } of rows) {
      const input = { name, link, description };
      expect(repositoryInputSchema.parse(input)).toMatchObject(input);
    }
    expect(examples(500)).toEqual(rows);
  });
});

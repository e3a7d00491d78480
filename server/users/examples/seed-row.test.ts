import { expect, it } from 'vitest';
import { nameSchema } from '#contract/validation/name.ts';
import { createRandom } from '../../features/random.ts';
import { userRow } from './seed-row.ts';

it('example users have addresses of their own and names that a form would take', () => {
  const random = createRandom(1);
  const now = Date.parse('2026-01-01T00:00:00Z');
  const rows = Array.from({ length: 20_000 }, (_, number) => userRow(number, String(number), random, now));
  expect(new Set(rows.map(([, , email]) => email)).size).toBe(20_000);
  for (const name of new Set(rows.map((row) => row[1]))) if (name) expect(nameSchema.parse(name)).toBe(name);
});

import { expect, it } from 'vitest';
import { textByName } from './text-by-name.ts';

it('puts each name where the text has it, and looks the text up once', () => {
  let lookups = 0;
  const label = textByName((name) => {
    lookups += 1;
    return `Actions for ${name}, ${name}`;
  });
  expect([label('$1 & co'), label('')]).toEqual(['Actions for $1 & co, $1 & co', 'Actions for , ']);
  expect(lookups).toBe(1);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { variables } from './environment-schema.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** Set by what starts Node, not by users. */
const known = Object.keys(variables).filter((name) => name !== 'NODE_ENV');

/** An app may be made with the variables of some providers alone. */
function isLeftOut(name: string): boolean {
  const client = `${name.split('_')[0]}_CLIENT_ID`;
  return known.includes(client) && !read('.env.example').includes(client);
}

it('.env.example names every variable of the server, no other, and no values', () => {
  const lines = read('.env.example').split('\n');
  const assignments = lines.filter((line) => line !== '' && !line.startsWith('#'));
  expect(assignments.map((line) => line.replace(/=$/, '')).sort()).toEqual(
    known.filter((name) => !isLeftOut(name)).sort(),
  );
});

it('docs/environment.md documents every variable of the server', () => {
  const guide = read('docs/environment.md');
  expect(known.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

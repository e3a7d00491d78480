import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { origin } from '../../packages/cli/upgrade/origin.ts';
import { variables } from './environment-schema.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** Set by what starts Node, not by users. */
const known = Object.keys(variables).filter((name) => name !== 'NODE_ENV');

/** An app may be made with the variables of some providers alone. */
function isLeftOut(name: string): boolean {
  const record = new URL(`../../${origin.file}`, import.meta.url);
  const made = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  const chosen: string[] | undefined = made.choices?.providers;
  const provider = name.split('_')[0] ?? '';
  return known.includes(`${provider}_CLIENT_ID`) && chosen?.includes(provider.toLowerCase()) === false;
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

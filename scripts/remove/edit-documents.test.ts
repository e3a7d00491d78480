import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { trackedFiles } from '#scripts/git.ts';
import { withoutListed, withoutMarked } from './edit-documents.ts';

it('takes out marked text and rows', () => {
  const text = 'A.<!-- x --> B.<!-- /x -->\n\n<!-- x -->\nC\n<!-- /x -->\n\n| D | <!-- x row -->\n| E |\n';
  expect(withoutMarked(text, 'x')).toBe('A.\n\n| E |\n');
  expect(withoutMarked(text, 'y')).toBe(text);
});

it('takes a feature out of the lists that a guide changes', () => {
  const block = (...lines: string[]) => ['```diff list.ts', ...lines, '```'].join('\n');
  const change = ['-const all = [a, things];', '+const all = [a, things, tools];'];
  expect(withoutListed(`things\n${block(" import { things } from 'b';", ...change)}`, 'things')).toBe(
    `things\n${block('-const all = [a];', '+const all = [a, tools];')}`,
  );
  expect(withoutListed(block('-merge({ things });', '+merge({ things, tools });'), 'things')).toBe(
    block('-merge({});', '+merge({ tools });'),
  );
  const guide = block(" import { a } from 'a';", "+import { tools } from 'b';", ...change);
  expect(withoutListed(guide, 'tools')).toBe(guide);
});

it('finds each mark of a document closed: an open one takes out nothing, or too much', () => {
  const documents = trackedFiles().filter((file) => file.endsWith('.md'));
  expect(documents.length).toBeGreaterThan(0);
  const marks = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<!-- (\/?)([a-z-]+) -->/g)].map(([, end, name]) => ({
      file,
      end,
      name,
    })),
  );
  const open = Map.groupBy(marks, ({ file, name }) => `${file} ${name}`);
  const inOrder = (list: typeof marks) => list.every(({ end }, place) => (end === '/') === (place % 2 === 1));
  expect(
    [...open].filter(([, list]) => list.length % 2 === 1 || !inOrder(list)).map(([name]) => name),
  ).toEqual([]);
});

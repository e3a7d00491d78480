import { expect, it } from 'vitest';
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
});

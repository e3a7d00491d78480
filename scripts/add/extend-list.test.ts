import { expect, it } from 'vitest';
import { extendList } from './extend-list.ts';

const extend = (text: string, before?: string) =>
  extendList('a.ts', text, {
    imports: "import { b } from './b.ts';",
    list: 'all',
    entry: 'b',
    ...(before && { before }),
  })
    .split('\n')
    .slice(1)
    .join('\n');

it.each([
  ['an object', 'const all = { a };', 'const all = { a, b };'],
  ['an empty object', 'const all = {};', 'const all = { b };'],
  ['an array', 'export const all: A[] = [a, c];', 'export const all: A[] = [a, c, b];'],
  ['what a call takes', 'const all = merge({ a });', 'const all = merge({ a, b });'],
  ['what satisfies a type', 'const all = { a } satisfies T;', 'const all = { a, b } satisfies T;'],
  ['what a function answers', 'const all = () => ({ a });', 'const all = () => ({ a, b });'],
  ['an interface', 'interface all {\n  a: A;\n}', 'interface all {\n  a: A;\nb;\n}'],
])('extends %s', (_, text, extended) => expect(extend(text)).toBe(extended));

it('puts an entry before another one, where that is there', () => {
  expect(extend('const all = [a, c];', 'c')).toBe('const all = [a, b, c];');
  expect(extend('const all = [a];', 'c')).toBe('const all = [a, b];');
});

it('says which list is missing', () => {
  expect(() => extend('const some = [];')).toThrow('a.ts has no list all');
});

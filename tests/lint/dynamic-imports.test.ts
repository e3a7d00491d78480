import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

/** Functions that put importChunk around what they are given, importChunk itself, and properties that such take. */
const wrapping = new Set([
  'importChunk',
  'createChunk',
  'defineForm',
  'formTarget',
  'listLoader',
  'component',
  'action',
  'loadSchema',
  'palette',
  'save',
  'cards',
]);

/** What is read of a node of the syntax tree. */
interface Node {
  type: string;
  name?: string;
  callee?: Node;
  key?: Node;
  id?: Node;
  start: number;
  end: number;
}

/** Every `import()` in a text that does not stand in a function for one of these. */
function bareImports(text: string, file: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, parents: readonly Node[]): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'ImportExpression' && !isWrapped(parents)) found.push(text.slice(node.start, node.end));
    const next = typeof node.type === 'string' ? [node, ...parents] : parents;
    for (const part of Object.values(value)) visit(part, next);
  };
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), []);
  return found;
}

/** @param parents the nearest first */
function isWrapped(parents: readonly Node[]): boolean {
  const user = parents[parents.findIndex(({ type }) => type === 'ArrowFunctionExpression') + 1];
  return wrapping.has((user?.callee ?? user?.key ?? user?.id)?.name ?? '');
}

it('import() of the pages goes through importChunk, which recovers from a lost network', () => {
  const files = globSync('renderer/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  const bare = files.map((file) => [file, bareImports(readFileSync(file, 'utf8'), file)]);
  expect(bare.filter(([, found]) => found?.length)).toEqual([]);
});

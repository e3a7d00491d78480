import type { Node } from '../../../../scripts/parse-source.ts';
import { type Cut, cutEntry, cutLines } from './cut.ts';
import { childrenOf, type Source } from './syntax.ts';

/** Files in which a test that uses what is gone goes as a whole: it is about that. */
export function isTestFile(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path);
}

/** The row of a table of tests, or else the test, that a use stands in. */
export function cutTest(source: Source, ancestors: readonly Node[]): Cut | undefined {
  for (let level = ancestors.length - 1; level >= 0; level -= 1) {
    const [parent, node] = [ancestors[level - 1], ancestors[level]];
    if (!node) break;
    if (parent?.type === 'ArrayExpression' && isTable(ancestors[level - 2])) {
      const rows = parent.elements as Node[];
      if (rows.length > 1) return cutEntry(source, rows, node);
    }
    if (isTest(node, ['it', 'test'])) return cutLines(source, node);
  }
  return undefined;
}

/** The first group of tests that holds none. */
export function cutEmptyGroup(source: Source): Cut | undefined {
  const find = (node: Node): Node | undefined => {
    if (isTest(node, ['describe']) && !holdsTest(node)) return node;
    return childrenOf(node).map(find).find(Boolean);
  };
  const group = source.body.map(find).find(Boolean);
  return group && cutLines(source, group);
}

function isTable(call: Node | undefined): boolean {
  const callee = call?.callee as Node | undefined;
  return (callee?.property as Node | undefined)?.name === 'each';
}

function isTest(node: Node, words: readonly string[]): boolean {
  return node.type === 'ExpressionStatement' && words.includes(rootOf(node.expression as Node));
}

function holdsTest(group: Node): boolean {
  const holds = (node: Node): boolean => isTest(node, ['it', 'test']) || childrenOf(node).some(holds);
  // Also where a loop or a helper writes them.
  return childrenOf(group.expression as Node).some(holds);
}

/** `it` of `it.each(rows)(title, test)`. */
function rootOf(node: Node): string {
  if (node.type === 'Identifier') return node.name as string;
  const inner = (node.callee ?? node.object ?? node.tag) as Node | undefined;
  return inner ? rootOf(inner) : '';
}

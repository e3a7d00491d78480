import type { Node } from '../../../../../../scripts/parse-source.ts';
import { type Cut, cutEntry, cutLines } from './cut.ts';
import { childrenOf, type Source } from './syntax.ts';

/** How often each name is used in a source, its declaration included. */
export function countNames(body: readonly Node[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (node: Node): void => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
      const name = node.name as string;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    // An import declares one name, however it is called where it comes from.
    if (node.type === 'ImportSpecifier') count(node.local as Node);
    else for (const child of childrenOf(node)) count(child);
  };
  for (const node of body) count(node);
  return counts;
}

/**
 * The first import, variable of a pattern, or declaration that is not exported which nothing uses any more.
 * @param before how often each name was used while nothing was taken out
 */
export function cutUnused(source: Source, before: ReadonlyMap<string, number>): Cut | undefined {
  const now = countNames(source.body);
  const isUnused = (name: unknown) => now.get(name as string) === 1 && (before.get(name as string) ?? 0) > 1;
  const find = (node: Node, parent?: Node, above?: Node): Cut | undefined =>
    cutPattern(source, node, [parent, above], isUnused) ??
    firstCut(childrenOf(node), (child) => find(child, node, parent));
  return firstCut(source.body, (node) => cutStatement(source, node, isUnused) ?? find(node));
}

function cutStatement(source: Source, node: Node, isUnused: (name: unknown) => boolean): Cut | undefined {
  const nameOf = (one: Node) => (one as { name?: unknown }).name;
  if (node.type === 'ImportDeclaration') {
    const list = (node.specifiers as Node[]) ?? [];
    const unused = list.find(({ local }) => isUnused(nameOf(local as Node)));
    if (!unused) return undefined;
    return list.length > 1 ? cutEntry(source, list, unused) : cutLines({ ...source, comments: [] }, node);
  }
  if (node.type === 'VariableDeclaration') {
    const list = node.declarations as Node[];
    const unused = list.find(({ id }) => isUnused(nameOf(id as Node)));
    if (!unused) return undefined;
    return list.length > 1 ? cutEntry(source, list, unused) : cutLines(source, node);
  }
  const isDeclaration = /^(?:Function|Class|TSTypeAlias|TSInterface)Declaration$/.test(node.type);
  return isDeclaration && isUnused(nameOf(node.id as Node)) ? cutLines(source, node) : undefined;
}

/** An entry of a pattern, or the declaration that has no other. */
function cutPattern(
  source: Source,
  node: Node,
  [parent, above]: [Node | undefined, Node | undefined],
  isUnused: (name: unknown) => boolean,
): Cut | undefined {
  if (node.type !== 'ObjectPattern') return undefined;
  const entries = node.properties as Node[];
  // With a rest, an entry that is named is left out of it.
  if (entries.some(({ type }) => type === 'RestElement')) return undefined;
  const unused = entries.find(({ value }) => isUnused((value as { name?: unknown }).name));
  if (!unused) return undefined;
  const isOnly = entries.length === 1 && parent?.type === 'VariableDeclarator' && above;
  return isOnly ? cutLines(source, above) : cutEntry(source, entries, unused);
}

function firstCut(nodes: readonly Node[], find: (node: Node) => Cut | undefined): Cut | undefined {
  for (const node of nodes) {
    const cut = find(node);
    if (cut) return cut;
  }
  return undefined;
}

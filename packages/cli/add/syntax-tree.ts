import { isNode, type Node } from '../../../scripts/parse-source.ts';

/** All nodes that are wanted, in the order of the source. */
export function findNodes(within: unknown, isWanted: (node: Node) => boolean): Node[] {
  if (Array.isArray(within)) return within.flatMap((item) => findNodes(item, isWanted));
  if (!isNode(within)) return [];
  const inner = Object.values(within).flatMap((value) => findNodes(value, isWanted));
  return isWanted(within) ? [within, ...inner] : inner;
}

/** The object or array that an expression is, is made of by a call, or that a function answers. */
export function collectionIn(node: Node): Node | undefined {
  if (node.elements || node.properties) return node;
  if (node.type === 'CallExpression') return (node.arguments as Node[]).map(collectionIn).find(Boolean);
  if (node.type === 'ArrowFunctionExpression') return collectionIn(node.body as Node);
  return isNode(node.expression) ? collectionIn(node.expression) : undefined;
}

export function insertAt(text: string, place: number, added: string): string {
  return text.slice(0, place) + added + text.slice(place);
}

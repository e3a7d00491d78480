import { parseSync } from 'vite';

/** A node of the syntax tree, as ESTree and typescript-eslint describe it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The statements of a source. @throws {Error} where it is none */
export function parse(path: string, text: string): Node[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return program.body as unknown as Node[];
}

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

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

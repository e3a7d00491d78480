import { posix } from 'node:path';
import { isNode, type Node, type ParsedSource, parseSource } from '../../../../scripts/parse-source.ts';

export interface Source extends ParsedSource {
  /** From the root of the project. */
  path: string;
  text: string;
}

export function parse(path: string, text: string): Source {
  return { path, text, ...parseSource(path, text) };
}

/** The nodes below one, but the name of a property that is no variable; a shorthand has it as its value, too. */
export function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const isName =
      (key === 'key' || key === 'property' || (node.type === 'JSXAttribute' && key === 'name')) &&
      node.computed !== true;
    if (isName || typeof value !== 'object' || value === null) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

/** The file that a statement or an expression imports or exports from, from the root of the project; '' for others and packages. */
export function importedFile(path: string, { source }: Node): string {
  const target = (source as Node | null | undefined)?.value;
  return typeof target === 'string' ? resolveImport(path, target) : '';
}

export function resolveImport(path: string, target: string): string {
  if (target.startsWith('#')) return target.slice(1);
  return target.startsWith('.') ? posix.join(posix.dirname(path), target) : '';
}

/** The name of a property, of whatever kind; undefined where it is computed. */
export function keyOf(node: Node): string | undefined {
  const key = (node.key ?? node.property ?? node.name) as Node | undefined;
  if (!key || node.computed === true) return undefined;
  return String(key.type === 'Literal' ? key.value : key.name);
}

export function lineOf(text: string, position: number): string {
  const line = text.slice(0, position).split('\n').length;
  return `${line}: ${text.split('\n')[line - 1]?.trim()}`;
}

import { isNode, type Node, type ParsedSource, parseSource } from '../../../../../../scripts/parse-source.ts';

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

import type { Node } from '../../parse-source.ts';
import { type Cut, cutEntry } from './cut.ts';
import { cutWithVariables } from './cut-variables.ts';
import type { Knowledge } from './known.ts';
import { keyOf, type Source } from './syntax.ts';

/** A last parameter or argument that holds nothing but properties which only the part sets. */
export function cutOptions(source: Source, ancestors: readonly Node[], known: Knowledge): Cut | undefined {
  const node = ancestors.at(-1) as Node;
  const isOwn = (member: Node) => Object.hasOwn(known.properties, keyOf(member) ?? '');
  const last = ((node.params ?? node.arguments) as Node[] | undefined)?.at(-1);
  if (!last) return undefined;
  if (node.type === 'CallExpression') {
    const list = node.arguments as Node[];
    const entries = last.type === 'ObjectExpression' ? (last.properties as Node[]) : [];
    return list.length > 1 && entries.length > 0 && entries.every(isOwn)
      ? cutEntry(source, list, last)
      : undefined;
  }
  const type = (last.typeAnnotation as Node | null | undefined)?.typeAnnotation as Node | undefined;
  const members = type?.type === 'TSTypeLiteral' ? (type.members as Node[]) : [];
  if (members.length === 0 || !members.every(isOwn)) return undefined;
  const cut = cutEntry(source, node.params as Node[], last);
  return cutWithVariables(source, ancestors, cut, { pattern: last, value: false }, known);
}

import type { Node } from '../../../../scripts/parse-source.ts';
import { type Cut, cutEntry } from './cut.ts';
import type { Knowledge } from './known.ts';
import { childrenOf, keyOf, type Source } from './syntax.ts';

/** What is added to the names of variables that are gone, since another function may have one of the same name. */
const mark = '__gone';

/**
 * Takes out a declaration, and marks its variables where they are used, so that what is made of them is found.
 * @param ancestors of the declaration
 * @param declared the variables, and the value that they have
 */
export function cutWithVariables(
  { text, body }: Source,
  ancestors: readonly Node[],
  cut: Cut,
  { pattern, value }: { pattern: Node; value: boolean },
  { names }: Knowledge,
): Cut {
  const scope = scopeOf(ancestors);
  const declared = namesIn(pattern);
  const marked = new Map(declared.map((name) => [name, `${name}${mark}${value ? '' : 'No'}`]));
  for (const name of marked.values()) names.set(name, value);
  const uses = (scope ? [scope] : body)
    .flatMap((node) => usesIn(node, marked))
    .filter(({ start, end }) => end <= cut.start || start >= cut.end);
  const cuts = [cut, ...uses].toSorted((a, b) => a.start - b.start);
  let result = '';
  let position = 0;
  for (const one of cuts) {
    result += text.slice(position, one.start) + one.text;
    position = one.end;
  }
  return { start: 0, end: text.length, text: result + text.slice(position) };
}

/** A line as it was. */
export function unmarked(line: string): string {
  return line.replaceAll(new RegExp(`${mark}(?:No)?`, 'g'), '');
}

/** The block or the function that a declaration counts in; undefined for the whole source. */
function scopeOf(ancestors: readonly Node[]): Node | undefined {
  return ancestors
    .toReversed()
    .find(({ type }) => type === 'BlockStatement' || /Function(?:Expression|Declaration)$/.test(type));
}

function usesIn(node: Node, marked: ReadonlyMap<string, string>): Cut[] {
  if (node.type === 'Property' && node.shorthand === true) {
    const inner = usesIn(node.value as Node, marked);
    const name = String((node.key as Node).name);
    return inner.map((cut) => (cut.start === node.start ? { ...cut, text: `${name}: ${cut.text}` } : cut));
  }
  const own = ['Identifier', 'JSXIdentifier'].includes(node.type)
    ? marked.get(node.name as string)
    : undefined;
  const here = own ? [{ start: node.start, end: node.start + String(node.name).length, text: own }] : [];
  return [...here, ...childrenOf(node).flatMap((child) => usesIn(child, marked))];
}

/** The variables that a pattern declares. */
function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name as string];
  const parts = [pattern.properties, pattern.elements].flatMap((list) => (list as (Node | null)[]) ?? []);
  const inner = [...parts, pattern.value, pattern.left, pattern.argument] as (Node | null | undefined)[];
  return inner.flatMap((part) => (part ? namesIn(part) : []));
}

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

import { posix } from 'node:path';
import type { Node } from '../../../../scripts/parse-source.ts';
import type { Instead } from '../part.ts';
import { childrenOf, importedFile, parse, type Source } from './syntax.ts';

interface Replacing {
  isGone: (path: string) => boolean;
  instead?: Readonly<Record<string, Instead>>;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Puts into a source what stands in place of something that it imports from a file that will be gone. */
export function withInstead(path: string, text: string, { isGone, instead = {} }: Replacing): string {
  let current = text;
  // One after the other: a call may stand in another one.
  for (;;) {
    const source = parse(path, current);
    const imported = source.body
      .filter((node) => node.type === 'ImportDeclaration' && isGone(importedFile(path, node)))
      .flatMap((node) => (node.specifiers as Node[]).map((specifier) => ({ node, specifier })));
    const edits = imported.map((one) => editsFor(source, one, instead)).find((list) => list.length > 0);
    if (!edits) return current;
    for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
      current = current.slice(0, edit.start) + edit.text + current.slice(edit.end);
    }
  }
}

function editsFor(
  source: Source,
  { node, specifier }: { node: Node; specifier: Node },
  instead: Readonly<Record<string, Instead>>,
): Edit[] {
  const name = String((specifier.local as Node).name);
  const by = Object.hasOwn(instead, name) ? instead[name] : undefined;
  if (!by) return [];
  const others = source.body.filter((one) => one !== node);
  if ('argument' in by) {
    const call = find(others, (one) => one.type === 'CallExpression' && isNamed(one.callee as Node, name));
    const argument = (call?.arguments as Node[] | undefined)?.[by.argument];
    return call && argument
      ? [{ start: call.start, end: call.end, text: source.text.slice(argument.start, argument.end) }]
      : [];
  }
  const uses = others.flatMap((one) => usesOf(one, name));
  if (uses.length === 0) return [];
  const isType = node.importKind === 'type' || specifier.importKind === 'type';
  const target = by.from.includes('.ts') ? relative(source.path, by.from) : by.from;
  const line = `import ${isType ? 'type ' : ''}{ ${by.name} } from '${target}';\n`;
  const isThere = others.some(
    (one) =>
      one.type === 'ImportDeclaration' &&
      (one.specifiers as Node[]).some(({ local }) => isNamed(local as Node, by.name)),
  );
  return [
    ...(isThere ? [] : [{ start: node.start, end: node.start, text: line }]),
    ...uses.map((use) => ({ start: use.start, end: use.start + name.length, text: by.name })),
  ];
}

function relative(path: string, target: string): string {
  const found = posix.relative(posix.dirname(path), target);
  return found.startsWith('.') ? found : `./${found}`;
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function find(nodes: readonly Node[], is: (node: Node) => boolean): Node | undefined {
  for (const node of nodes) {
    const found = is(node) ? node : find(childrenOf(node), is);
    if (found) return found;
  }
  return undefined;
}

function usesOf(node: Node, name: string): Node[] {
  return [...(isNamed(node, name) ? [node] : []), ...childrenOf(node).flatMap((one) => usesOf(one, name))];
}

import { posix } from 'node:path';
import { isNode, type Node, parseSource } from '../../../scripts/parse-source.ts';

interface Range {
  start: number;
  end: number;
}

/**
 * The text of a source without imports of files that are gone, and without the entries of lists and objects, members of
 * types, elements and statements that use what these imported. Whatever else uses it is left for the compiler to tell.
 * @param isGone tells it of a path from the root of the project
 */
export function withoutImports(path: string, text: string, isGone: (path: string) => boolean): string {
  const { body } = parseSource(path, text);
  const leadsNowhere = (source: unknown) => isGone(resolveImport(path, textOf(source)));
  const imports = body.filter(({ source }) => leadsNowhere(source));
  const specifiers = imports.flatMap((statement) => (statement.specifiers ?? []) as Node[]);
  const names = new Set(specifiers.map(({ local }) => (local as Node).name));
  const isLost = ({ type, name, source }: Node) =>
    (/^(?:JSX)?Identifier$/.test(type) && names.has(name)) ||
    (/^(?:ImportExpression|TSImportType)$/.test(type) && leadsNowhere(source));
  const cut: Range[] = [...imports];
  for (const statement of body) {
    if (imports.includes(statement)) continue;
    if (collect(statement, isLost, cut) && statement.type === 'ExpressionStatement') cut.push(statement);
  }
  return withoutRanges(text, cut);
}

/** Nodes that can be left out of what holds them. */
const removable = /^(?:Property|SpreadElement|JSXAttribute|TSPropertySignature|TSMethodSignature)$/;

/** Lists whose entries can be left out, by the key of the node that has them. */
const lists: Readonly<Record<string, RegExp>> = {
  elements: /^ArrayExpression$/,
  types: /^TS(?:Union|Intersection)Type$/,
  extends: /^TSInterfaceDeclaration$/,
  children: /^JSX/,
};

/** A statement that is one of several; that of a condition alone cannot go without it. */
const isStatement = (node: Node, key: string, child: Node) =>
  key === 'body' && Array.isArray(node.body) && child.type === 'ExpressionStatement';

/**
 * Adds the smallest parts of a node that can be left out and use what is lost.
 * @returns whether something of it is lost that could not be left out
 */
function collect(node: Node, isLost: (node: Node) => boolean, cut: Range[]): boolean {
  if (isLost(node)) return true;
  let isPending = false;
  for (const [key, value] of Object.entries(node)) {
    const isName =
      (key === 'key' && !node.shorthand && !node.computed) || (key === 'property' && !node.computed);
    if (isName && !isNode(value)) continue;
    const children = (Array.isArray(value) ? value : [value]).filter(isNode);
    for (const child of isName ? [] : children) {
      if (!collect(child, isLost, cut)) continue;
      if (lists[key]?.test(node.type) || removable.test(child.type) || isStatement(node, key, child))
        cut.push(child);
      else isPending = true;
    }
  }
  return isPending || isEmptied(node, cut);
}

/** Whether all entries of an object are left out. */
function isEmptied({ type, properties }: Node, cut: readonly Range[]): boolean {
  if (type !== 'ObjectExpression') return false;
  const entries = properties as Node[];
  return entries.length > 0 && entries.every((entry) => cut.includes(entry));
}

function textOf(node: unknown): string {
  return isNode(node) && typeof node.value === 'string' ? node.value : '';
}

function resolveImport(path: string, target: string): string {
  if (target.startsWith('#')) return target.slice(1);
  return target.startsWith('.') ? posix.join(posix.dirname(path), target) : '';
}

const comments = /(?:[ \t]*(?:\/\/[^\n]*|\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n)*[ \t]*$/;

/** Each goes with its comments and with what parts it from the next, or else from the one before. */
export function withoutRanges(text: string, ranges: readonly Range[]): string {
  const outer = ranges.filter(
    ({ start, end }) =>
      !ranges.some(
        (other) => other.start <= start && end <= other.end && other.end - other.start > end - start,
      ),
  );
  const sorted = outer.toSorted((one, other) => other.start - one.start);
  return sorted.reduce((left, { start, end }) => {
    const before = left.slice(0, start).replace(comments, '');
    const after = left.slice(end);
    const separator = /^\s*[,|&](?!&|\|)[ \t]*\n?/;
    if (separator.test(after)) return before + after.replace(separator, '');
    if (/(?:^|\n)$/.test(before) && /^[ \t]*\n/.test(after)) return before + after.replace(/^[ \t]*\n/, '');
    return before.replace(/\s*[,|&]\s*$/, '') + after;
  }, text);
}

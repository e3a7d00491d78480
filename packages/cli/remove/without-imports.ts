import { posix } from 'node:path';
import { isNode, type Node, parseSource } from '../../../scripts/parse-source.ts';

interface Range {
  start: number;
  end: number;
}

/**
 * The text of a source without imports of files that are gone, and without the entries of lists and objects, members of
 * types, elements and statements that are about nothing but what these imported. Whatever else uses it is left for the
 * compiler to tell.
 * @param isGone tells it of a path from the root of the project
 */
export function withoutImports(path: string, text: string, isGone: (path: string) => boolean): string {
  const { body } = parseSource(path, text);
  const leadsNowhere = (source: unknown) => isGone(resolveImport(path, literalOf(source)));
  const statements = body.filter(({ source }) => leadsNowhere(source));
  const names = new Set(
    statements.flatMap(({ specifiers }) =>
      ((specifiers as Node[] | undefined) ?? []).map(({ local }) => String((local as Node).name)),
    ),
  );
  const isLost = (node: Node) =>
    (node.type === 'Identifier' || node.type === 'JSXIdentifier' ? names.has(String(node.name)) : false) ||
    (node.type === 'ImportExpression' && leadsNowhere(node.source)) ||
    (node.type === 'TSImportType' && leadsNowhere(node.argument ?? node.source));
  const cut: Range[] = [...statements];
  for (const statement of body) {
    if (!statements.includes(statement)) collect(statement, isLost, cut);
  }
  return withoutRanges(text, cut);
}

/** What can be left out of what holds it. */
const removable = new Set([
  'Property',
  'SpreadElement',
  'JSXElement',
  'JSXAttribute',
  'JSXExpressionContainer',
  'TSPropertySignature',
  'ExpressionStatement',
]);

/** Adds the smallest parts of a node that can be left out, each with something that is lost. */
function collect(node: Node, isLost: (node: Node) => boolean, cut: Range[]): boolean {
  if (isLost(node)) return true;
  let isPending = false;
  for (const [key, value] of Object.entries(node)) {
    const entries = Array.isArray(value) ? value : [value];
    for (const child of entries.filter(isNode)) {
      if (key === 'key' && node.type === 'Property' && node.computed !== true && node.shorthand !== true)
        continue;
      if (!collect(child, isLost, cut)) continue;
      const isElement =
        (node.type === 'ArrayExpression' && key === 'elements') ||
        (/^TS(?:Union|Intersection)Type$/.test(node.type) && key === 'types') ||
        (/^TS(?:Interface|Class)/.test(node.type) && key === 'extends');
      if (isElement || removable.has(child.type)) cut.push(child);
      else isPending = true;
    }
  }
  return isPending;
}

function literalOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'TSLiteralType') return literalOf(node.literal);
  return typeof node.value === 'string' ? node.value : '';
}

function resolveImport(path: string, target: string): string {
  if (target.startsWith('#')) return target.slice(1);
  return target.startsWith('.') ? posix.join(posix.dirname(path), target) : '';
}

/** Each with the comma or bar that parts it from the next, or else from the one before, and with its comments. */
function withoutRanges(text: string, ranges: readonly Range[]): string {
  const sorted = [...ranges].sort((one, other) => other.start - one.start);
  return sorted.reduce((left, { start, end }) => {
    const before = left
      .slice(0, start)
      .replace(/(?:[ \t]*(?:\/\/[^\n]*|\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n)*[ \t]*$/, '');
    const after = left.slice(end);
    const following = after.replace(/^\s*[,|;]?[ \t]*\n?/, '');
    const isLast = !/^\s*[,|;]/.test(after);
    return (isLast ? before.replace(/[,|]\s*$/, '') : before) + following;
  }, text);
}

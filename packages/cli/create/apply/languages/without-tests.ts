import { type Node, parseSource } from '../../../../../scripts/parse-source.ts';
import { cut, entryRange, type Range, textOf, walk } from './syntax.ts';

/**
 * Takes out of a file of tests those that are about languages which are gone: rows of a table that name one, whole
 * tests that do, groups that have no other, and then what nothing uses.
 * @returns '' where no test is left
 */
export function withoutTestsOf(path: string, text: string, languages: readonly string[]): string {
  const isAbout = aboutOne(languages);
  const body = parseSource(path, text).body;
  const ranges: Range[] = [];
  for (const statement of body) {
    for (const [node] of walk(statement)) {
      if (node.type !== 'CallExpression' || !isTestCall(node)) continue;
      const rows = rowsOf(node);
      const bad = rows.filter((row) => isAbout(text.slice(row.start, row.end)));
      if (rows.length > 0 && bad.length < rows.length)
        ranges.push(...bad.map((row) => entryRange(rows, row)));
      const own = text.slice(node.start, node.end);
      const outside = rows.reduce((left, row) => left.replace(text.slice(row.start, row.end), ''), own);
      const isGone = rows.length > 0 && bad.length === rows.length ? true : isAbout(outside);
      if (isGone && !isGroup(node)) ranges.push(withLine(text, node));
    }
  }
  if (ranges.length === 0) return text;
  const left = withoutEmptyGroups(path, cut(text, ranges));
  return hasTests(parseSource(path, left).body) ? left : '';
}

function hasTests(body: readonly Node[]): boolean {
  return body.some((statement) =>
    [...walk(statement)].some(
      ([node]) => node.type === 'CallExpression' && isTestCall(node) && !isGroup(node),
    ),
  );
}

/** A text that begins with a language, such as 'fr' or 'fr-CA,en;q=0.8', or that names one as a property or in a path. */
function aboutOne(languages: readonly string[]): (text: string) => boolean {
  const codes = languages.join('|');
  const pattern = new RegExp(
    `['"\`=/](?:${codes})(?:[-_,;'"\`/&]|$)|lang(?:uage)?=["']?(?:${codes})\\b|\\b(?:${codes}): [{'"\`[]|\\b(?:${codes})[A-Z]\\w*[.)]`,
    'm',
  );
  return (text) => pattern.test(text);
}

const testNames = ['it', 'test', 'describe'];

/** `it(…)` and `it.each(…)(…)`; not the `it.each(…)` within. */
function isTestCall({ callee }: Node): boolean {
  const name = propertyOf(callee as Node);
  return testNames.includes(calledName(callee as Node) ?? '') && name !== 'each' && name !== 'for';
}

function isGroup({ callee }: Node): boolean {
  return /^describe/.test(calledName(callee as Node) ?? '') || propertyOf(callee as Node) === 'describe';
}

/** `it` of `it(…)`, `it.each(…)(…)` and `test.describe(…)`. */
function calledName(callee: Node): string | undefined {
  if (callee.type === 'CallExpression') return calledName(callee.callee as Node);
  if (callee.type === 'MemberExpression') return calledName(callee.object as Node);
  return textOf(callee);
}

function propertyOf(callee: Node): string | undefined {
  return callee.type === 'MemberExpression' ? textOf(callee.property as Node) : undefined;
}

/** The rows of `it.each([…])(…)`. */
function rowsOf({ callee }: Node): Node[] {
  const each = callee as Node;
  if (each.type !== 'CallExpression') return [];
  const [table] = each.arguments as Node[];
  return table?.type === 'ArrayExpression' ? (table.elements as Node[]) : [];
}

/** With its line's end, the empty line behind it and the comment before it. */
function withLine(text: string, { start, end }: Node): Range {
  const before = text.slice(0, start);
  const comment =
    /(?:^[ \t]*(?:\/\/.*|\/\*\*?[^*]*(?:\*(?!\/)[^*]*)*\*\/)\n)*[ \t]*(?:await )?$/m.exec(before)?.[0] ?? '';
  const after = /^;?[ \t]*\n?(?:[ \t]*\n)?/.exec(text.slice(end))?.[0] ?? '';
  return { start: start - comment.length, end: end + after.length };
}

/** Groups and loops in which no test is left. */
function withoutEmptyGroups(path: string, text: string): string {
  for (const statement of parseSource(path, text).body) {
    for (const [node] of walk(statement)) {
      const isEmptyGroup =
        node.type === 'CallExpression' && isTestCall(node) && isGroup(node) && !hasTestsWithin(node);
      const body = node.type === 'ForOfStatement' ? ((node.body as Node).body as Node[]) : undefined;
      if (!isEmptyGroup && body?.length !== 0) continue;
      return withoutEmptyGroups(path, cut(text, [withLine(text, node)]));
    }
  }
  return text;
}

/** A group may also call a function that makes its tests: then it stays. */
function hasTestsWithin(group: Node): boolean {
  const [, callback] = group.arguments as Node[];
  const body = (callback ?? (group.arguments as Node[])[0])?.body as Node | undefined;
  const statements = ((body?.body as Node[] | undefined) ?? []).filter(
    ({ type }) => type === 'ExpressionStatement',
  );
  return statements.some((statement) => !isHook(statement)) || hasLoop(body);
}

function hasLoop(body: Node | undefined): boolean {
  return ((body?.body as Node[] | undefined) ?? []).some(({ type }) => type === 'ForOfStatement');
}

function isHook({ expression }: Node): boolean {
  const { type, callee } = expression as Node;
  const name =
    type === 'CallExpression' ? (propertyOf(callee as Node) ?? calledName(callee as Node)) : undefined;
  return /^(?:before|after)|^use$|^setTimeout$/.test(name ?? '');
}

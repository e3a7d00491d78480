import { isNode, type Node, parseSource } from '../../../../../scripts/parse-source.ts';
import { withoutRanges } from '../../../remove/without-imports.ts';

/**
 * Takes languages out of a source of tests: entries of lists, objects and tables that name one, tests that do, and what
 * then has no use. Imports without a use are left to the linter.
 * @returns '' for a file of tests in which none is left
 */
export function withoutLanguages(path: string, text: string, languages: readonly string[]): string {
  const source = { names: new Set(languages), word: new RegExp(`\\b(?:${languages.join('|')})\\b`) };
  const isTest = /\.(?:test|spec)\.tsx?$/.test(path);
  let left = text;
  for (;;) {
    const { body } = parseSource(path, left);
    const cut = new Set<Node>();
    collect({ type: 'Program', start: 0, end: left.length, body }, { ...source, cut, isOutside: isTest });
    if (cut.size === 0) addUnused(body, [text, left], cut);
    if (cut.size === 0) return left;
    for (const statement of cut) for (const name of namesOf(statement)) source.names.add(name);
    if (isTest && body.some(hasTest) && body.filter(hasTest).every((node) => cut.has(node))) return '';
    left = withoutRanges(left, [...cut]);
  }
}

interface Search {
  /** Languages, and what was declared by what is gone. */
  names: Set<string>;
  word: RegExp;
  cut: Set<Node>;
  /** Outside of tests and functions statements go one by one. */
  isOutside: boolean;
}

/**
 * Adds the smallest parts of a node that can be left out and name a language.
 * @returns whether one is named where nothing smaller can be left out
 */
function collect(node: Node, search: Search, parent?: Node): boolean {
  // What runs before each test is for all of them.
  if (/^(?:before|after)/.test(calledName(node))) return false;
  if (isNamed(node, search)) return true;
  const isWithin = /Function/.test(node.type) && !isGroup(parent);
  const inner = isWithin ? { ...search, isOutside: false } : search;
  let isPending = false;
  for (const child of childrenOf(node)) {
    if (!collect(child, inner, node)) continue;
    if (isEntry(node, child, inner, parent)) search.cut.add(child);
    else isPending = true;
  }
  return isPending || isEmptied(node, search.cut);
}

function isNamed(node: Node, { names, word }: Search): boolean {
  if (node.type === 'Literal') return typeof node.value === 'string' && word.test(node.value);
  if (node.type === 'TemplateElement') return word.test((node.value as { raw: string }).raw);
  if (node.type === 'MemberExpression' || node.type === 'Property') {
    const name = node.type === 'Property' ? node.key : node.property;
    return !node.computed && names.has(textOf(name as Node));
  }
  return /^(?:JSX)?Identifier$/.test(node.type) && names.has(node.name as string);
}

/** The nodes below one, without names that are no variables. */
function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const isName =
      (key === 'key' || key === 'property') && !node.computed && isNode(value) && value.type === 'Identifier';
    return isName ? [] : (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

function isEntry(node: Node, child: Node, { isOutside }: Search, parent?: Node): boolean {
  if (node.type === 'TSUnionType') return true;
  const entries = (node.elements ?? node.properties) as (Node | null)[] | undefined;
  // Beside English stand all languages; any other list of a test is what it expects.
  const isList = entries?.some(isEnglish);
  // A row of a table goes or stays as a whole: its places mean something.
  if (node.type === 'ArrayExpression')
    return parent?.type !== 'ArrayExpression' && (isOutside || isList === true);
  if (node.type === 'ObjectExpression') return isList === true && child.type === 'Property';
  return isOutside && Array.isArray(node.body) && node.body.includes(child);
}

/** Whether an entry, or row of a table, is that of English. */
function isEnglish(entry: Node | null): boolean {
  const cells = (entry?.elements ??
    (entry?.properties as Node[] | undefined)?.map(({ value }) => value) ??
    []) as Node[];
  return [entry, ...cells].some((node) => /^en\b/.test(textOf(node)));
}

/** Whether all entries of a list, or all tests of a group, are left out. */
function isEmptied({ type, elements, properties, body }: Node, cut: ReadonlySet<Node>): boolean {
  const statements = type === 'BlockStatement' ? (body as Node[]).filter(hasTest) : [];
  const entries = ((elements ?? properties ?? statements) as Node[]).filter(isNode);
  return entries.length > 0 && entries.every((entry) => cut.has(entry));
}

/** The text of a literal, or of the name of a variable or property. */
function textOf(node: Node | null | undefined): string {
  if (node?.type === 'Property') return textOf(node.key as Node);
  return String(node?.type === 'Identifier' ? node.name : node?.type === 'Literal' ? node.value : '');
}

/** `it` of `it(…)`, `it.each(…)(…)` and `test.describe(…)`. */
function calledName(node: Node | undefined): string {
  const inner = (node?.callee ?? node?.object) as Node | undefined;
  return inner ? calledName(inner) : textOf(node);
}

function isGroup(node: Node | undefined): boolean {
  if (node?.type !== 'CallExpression') return false;
  const { property } = node.callee as Node;
  return calledName(node) === 'describe' || textOf(property as Node) === 'describe';
}

/** Whether a statement is a test or has one. */
function hasTest(node: Node): boolean {
  const isTest = node.type === 'CallExpression' && /^(?:it|test)$/.test(calledName(node)) && !isGroup(node);
  const isSetting = /^(?:use|setTimeout|before\w+|after\w+)$/.test(
    textOf((node.callee as Node)?.property as Node),
  );
  return (isTest && !isSetting) || childrenOf(node).some(hasTest);
}

/** Names that a statement declares or imports; not those of a pattern. */
function namesOf({ declarations, specifiers, id }: Node): string[] {
  const declared = (declarations as Node[] | undefined)?.map((one) => one.id as Node) ?? [
    id as Node | undefined,
  ];
  const imported = (specifiers as Node[] | undefined)?.map(({ local }) => local as Node) ?? [];
  return [...declared, ...imported].map(textOf).filter((name) => name !== '');
}

/** Adds declarations of a file that were used before, and are not now. */
function addUnused(body: readonly Node[], [before, now]: [string, string], cut: Set<Node>): void {
  const count = (text: string, name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
  for (const statement of body) {
    const names = statement.type === 'ImportDeclaration' ? [] : namesOf(statement);
    if (names.length > 0 && names.every((name) => count(now, name) === 1 && count(before, name) > 1))
      cut.add(statement);
  }
}

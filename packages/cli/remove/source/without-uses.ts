import type { Node } from '../../../../scripts/parse-source.ts';
import type { Instead } from '../part.ts';
import { type Cut, cutEntry, cutLines } from './cut.ts';
import { cutEmptyGroup, cutTest, isTestFile } from './cut-test.ts';
import { cutType } from './cut-type.ts';
import { countNames, cutUnused } from './cut-unused.ts';
import { cutFromList, cutProperty, cutValue, cutWrapper } from './cut-value.ts';
import { cutOptions, unmarked } from './cut-variables.ts';
import { isGoneElement, isGoneText, isGoneType, type Knowledge, knownValue } from './known.ts';
import { childrenOf, importedFile, keyOf, lineOf, parse, type Source } from './syntax.ts';
import { withInstead } from './with-instead.ts';

/** What will be gone. */
export interface Gone {
  /** Whether a file, from the root of the project, will be gone. */
  isGone: (path: string) => boolean;
  /** Whether a file that stays will no longer export something. */
  isGoneExport?: (path: string, name: string) => boolean;
  /** Properties that only the part sets, with the value that they have without it. */
  properties?: Readonly<Record<string, boolean>>;
  /** Texts that nothing equals any more. */
  strings?: readonly string[];
  /** What stands in place of something, by its name. */
  instead?: Readonly<Record<string, Instead>>;
}

export interface Result {
  text: string;
  /** The lines that use what is gone in a way that cannot be taken out. */
  left: string[];
  /** What the source no longer exports. */
  exports: string[];
}

/**
 * Takes out of a source what it uses of files that will be gone: the imports, the entries of lists, objects and types,
 * elements, conditions and statements that are made of it, and the variables that hold it. A test that uses it goes.
 * @param path of the source, from the root of the project
 * @param original the source before anything was taken out of it: what only that used goes, too
 */
export function withoutUses(path: string, text: string, gone: Gone, original = text): Result {
  const known: Knowledge = {
    path,
    isGone: gone.isGone,
    names: new Map(),
    properties: gone.properties ?? {},
    strings: gone.strings ?? [],
  };
  const { body } = parse(path, original);
  const [before, namesBefore] = [exportsOf(body), countNames(body)];
  let current = withInstead(path, text, gone);
  // One after the other: what is empty once an entry is out is an entry itself.
  for (;;) {
    const source = parse(path, current);
    const imports = source.body.filter((node) => isGoneImport(node, known, gone));
    for (const name of imports.flatMap(localNames)) known.names.set(name, false);
    const left: Node[] = [];
    const cut =
      firstOf(source.body, (node) => cutSpecifier(source, node, known, gone)) ??
      firstOf(
        source.body.filter((node) => !imports.includes(node)),
        (node) => search(source, [node], known, left),
      ) ??
      (current !== original && isTestFile(path) ? cutEmptyGroup(source) : undefined) ??
      firstOf(imports, (node) => cutLines({ ...source, comments: [] }, node)) ??
      (current !== original ? cutUnused(source, namesBefore) : undefined);
    if (!cut || left.length > 0) {
      const after = new Set(exportsOf(source.body));
      return {
        text: joinNames(current, original),
        left: [...new Set(left.map(({ start }) => unmarked(lineOf(current, start))))],
        exports: before.filter((name) => !after.has(name)),
      };
    }
    current = current.slice(0, cut.start) + cut.text + current.slice(cut.end);
  }
}

/**
 * Puts an object of names alone that has lost one on one line. The formatter breaks it where that is too long; of its own
 * it keeps one that is broken.
 */
function joinNames(text: string, original: string): string {
  return text.replaceAll(/\{\n(?:\s+\w+,\n)+\s*\}/g, (object) =>
    original.includes(object) ? object : `{ ${object.match(/\w+/g)?.join(', ')} }`,
  );
}

function firstOf<T>(nodes: readonly T[], find: (node: T) => Cut | undefined): Cut | undefined {
  for (const node of nodes) {
    const found = find(node);
    if (found) return found;
  }
  return undefined;
}

/** The first piece that can be taken out; what cannot is added to `left`. */
function search(source: Source, ancestors: readonly Node[], known: Knowledge, left: Node[]): Cut | undefined {
  const node = ancestors.at(-1) as Node;
  const isInTest = isTestFile(source.path);
  const options = cutOptions(source, ancestors, known);
  if (options) return options;
  const property = ownProperty(node, known);
  if (property && isInTest && property === 'other') {
    const test = cutTest(source, ancestors);
    if (test) return test;
  }
  const own = property && cutProperty(source, ancestors, known);
  if (own) return own;
  const isWrapped = ['JSXElement', 'JSXFragment'].includes(ancestors.at(-2)?.type ?? '');
  if (isWrapped && node.closingElement && isGoneElement(node, known)) return cutWrapper(source, node);
  const value = knownValue(node, known);
  const isGoneHere = value !== undefined || isGoneType(node, known);
  if (isGoneHere && !isDeclaredHere(ancestors)) {
    const cut =
      (isInTest ? cutTest(source, ancestors) : undefined) ??
      (value !== undefined ? cutValue(source, ancestors, value, known) : undefined) ??
      (isGoneType(node, known) ? cutType(source, ancestors, known) : undefined) ??
      (value === false ? cutFromList(source, ancestors) : undefined);
    if (cut) return cut;
    left.push(node);
    return undefined;
  }
  if (isGoneText(node, known)) {
    const cut = cutFromList(source, ancestors) ?? (isInTest ? cutTest(source, ancestors) : undefined);
    if (cut) return cut;
    left.push(node);
    return undefined;
  }
  return firstOf(childrenOf(node), (child) => search(source, [...ancestors, child], known, left));
}

/** Whether a property is one that only the part sets: 'usual' with its value without the part. */
function ownProperty(node: Node, { properties, strings }: Knowledge): 'usual' | 'other' | undefined {
  const isProperty = ['Property', 'TSPropertySignature', 'TSMethodSignature', 'JSXAttribute'].includes(
    node.type,
  );
  const key = isProperty ? keyOf(node) : undefined;
  if (key === undefined) return undefined;
  if (!Object.hasOwn(properties, key)) return strings.includes(key) ? 'usual' : undefined;
  const value = node.value as Node | null | undefined;
  return value?.type === 'Literal' && String(value.value) === String(!properties[key]) ? 'other' : 'usual';
}

/** A parameter or a variable of another function may have the same name; it is no use. */
function isDeclaredHere(ancestors: readonly Node[]): boolean {
  const [node, parent] = ancestors.toReversed();
  if (!node || !parent || node.type !== 'Identifier') return false;
  if (parent.type === 'VariableDeclarator' || parent.type === 'TSTypeAliasDeclaration')
    return parent.id === node;
  if (/^(?:Function|Class|TSInterface)(?:Declaration|Expression)$/.test(parent.type))
    return parent.id === node;
  return false;
}

function isGoneImport(node: Node, known: Knowledge, { isGoneExport }: Gone): boolean {
  const file = importedFile(known.path, node);
  if (file === '') return false;
  if (known.isGone(file)) return true;
  const specifiers = (node.specifiers as Node[] | undefined) ?? [];
  return specifiers.length > 0 && specifiers.every((one) => isGoneExport?.(file, importedName(one)));
}

/** One name of an import that has others, too. */
function cutSpecifier(source: Source, node: Node, known: Knowledge, gone: Gone): Cut | undefined {
  const specifiers = (node.specifiers as Node[] | undefined) ?? [];
  if (specifiers.length < 2 || isGoneImport(node, known, gone)) return undefined;
  const file = importedFile(source.path, node);
  const one = specifiers.find((specifier) => gone.isGoneExport?.(file, importedName(specifier)));
  if (!one) return undefined;
  known.names.set((one.local as Node).name as string, false);
  return cutEntry(source, specifiers, one);
}

function importedName(specifier: Node): string {
  const name = (specifier.imported ?? specifier.local) as Node | undefined;
  return String(name?.name ?? name?.value ?? '');
}

function localNames({ type, specifiers }: Node): string[] {
  if (type !== 'ImportDeclaration') return [];
  return ((specifiers as Node[]) ?? []).map(({ local }) => (local as Node).name as string);
}

/** The names that a source exports. */
function exportsOf(body: readonly Node[]): string[] {
  return body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration, specifiers }) => {
      const named = (specifiers as Node[]).map(({ exported }) => String((exported as Node).name));
      const { id, declarations } = (declaration ?? {}) as { id?: Node; declarations?: Node[] };
      const declared = [id, ...(declarations ?? []).map((one) => one.id as Node)];
      return [
        ...named,
        ...declared.flatMap((one) => (one?.type === 'Identifier' ? [one.name as string] : [])),
      ];
    });
}

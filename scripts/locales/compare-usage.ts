import { withoutPlural } from './plural-forms.ts';
import type { SourceTexts } from './source-texts.ts';

/**
 * Finds keys that no source names, and keys that a source asks for and nobody wrote.
 * @param keys full keys of the English texts (`sign-in:login.title`)
 * @param sources what each file says, by path
 * @returns one sentence per fault
 */
export function compareUsage(keys: Iterable<string>, sources: ReadonlyMap<string, SourceTexts>): string[] {
  const known = new Set([...keys].map(withoutPlural));
  return [...unusedKeys(known, [...sources.values()]), ...missingKeys(known, sources)];
}

function unusedKeys(known: ReadonlySet<string>, sources: readonly SourceTexts[]): string[] {
  return (
    [...known]
      .filter((key) => !sources.some((source) => names(source, key)))
      // An entity's own text for one of all entities (renderer/components/record/entity-text.ts).
      .filter((key) => !known.has(`records:${shortKey(key)}`) || key.startsWith('records:'))
      .map((key) => `${key} is not used`)
  );
}

/**
 * A short key belongs to a namespace that the file names. Where it names none (messages of schemas, tables of routes), a
 * key of several words counts as well; one of a single word (`common:close`) is in too many strings.
 */
function names(source: SourceTexts, key: string): boolean {
  const short = shortKey(key);
  // `errors:${code}` fits them all; a code that is in use is also written by itself.
  if (namespaceOf(key) === 'errors') return source.literals.has(short);
  if (has(source, key)) return true;
  if (!has(source, short)) return false;
  const namespace = namespaceOf(key);
  if (source.literals.has(namespace) || source.namespaces.includes(namespace)) return true;
  return source.namespaces.length === 0 && short.includes('.');
}

function has({ literals, patterns }: SourceTexts, text: string): boolean {
  return literals.has(text) || patterns.some((pattern) => pattern.test(text));
}

function missingKeys(known: ReadonlySet<string>, sources: ReadonlyMap<string, SourceTexts>): string[] {
  return [...sources].flatMap(([path, { asked, namespaces }]) =>
    asked
      .filter((key) => !isOfAnyNamespace(key) && ![...known].some((one) => isAsked(one, key, namespaces)))
      .map((key) => `${path}: ${key} is in no locale file`),
  );
}

/** Whether the namespace is a variable, as in `${entity.texts}:new`: the compiler checks such keys. */
function isOfAnyNamespace(key: string | RegExp): boolean {
  return typeof key !== 'string' && key.source.startsWith('^[^:]+:');
}

/** A key without a namespace belongs to one that its file names; where the file names none, to any. */
function isAsked(known: string, key: string | RegExp, namespaces: readonly string[]): boolean {
  const fixed = typeof key === 'string' ? key : key.source.replaceAll('[^:]+', '');
  const inFile = namespaces.length === 0 || namespaces.includes(namespaceOf(known));
  const name = fixed.includes(':') ? known : shortKey(known);
  if (name !== known && !inFile) return false;
  return typeof key === 'string' ? key === name : key.test(name);
}

function shortKey(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

function namespaceOf(key: string): string {
  return key.slice(0, key.indexOf(':'));
}

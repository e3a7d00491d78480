import { readFileSync } from 'node:fs';
import type { Names } from './names.ts';

/** The file that says how the product is called; all others follow it. */
export const productFile = 'contract/product.ts';

/**
 * Replaces the names of a product in the text of a file.
 * @param isCommon whether a name is also a word of the sources, such as App: it stays, since nobody can tell which of
 * the two is meant
 */
export function renameText(
  file: string,
  text: string,
  from: Names,
  to: Names,
  isCommon: (name: string) => boolean = () => false,
): string {
  const exact: [string, string][] = [
    [from.sourceUrl, to.sourceUrl],
    [from.contact, to.contact],
    [from.appId, to.appId],
    [`${from.deepLinkScheme}://`, `${to.deepLinkScheme}://`],
  ];
  // The data folder, which no other word of that file begins like.
  if (file === '.gitignore') exact.push([`.${from.slug}`, `.${to.slug}`]);
  if (file === productFile) return replaceAll(renameProperties(text, to), exact);
  const words: [string, string][] = [
    [from.name, to.name],
    [from.slug, to.slug],
  ];
  const pairs = [...exact, ...words.filter(([word]) => !isCommon(word))];
  if (from.name !== from.slug) return replaceAll(text, pairs);
  const [asName, asSlug] = [to.name, to.slug].map((word) => [...exact, [from.name, word]] as typeof pairs);
  if (isCommon(from.name) || !asName || !asSlug) return replaceAll(text, exact);
  // One word for both: programs read the short one, people the name.
  return partsOf(file, text)
    .map(([part, isCode]) => replaceAll(part, isCode ? asSlug : asName))
    .join('');
}

/** Whether a text, or a part of it, is read by programs. In documents code stands between backticks. */
function partsOf(file: string, text: string): [string, boolean][] {
  if (file === 'LICENSE') return [[text, false]];
  const pattern = file.endsWith('.md') ? /(```[\s\S]*?```|`[^`\n]*`)/ : /^([\s\S]*)$/;
  return text.split(pattern).flatMap((part, index): [string, boolean][] => {
    if (index % 2 === 0) return [[part, false]];
    // A sender such as `Shelfmark <no-reply@example.com>`, and a text in quotes, are for people.
    return part.split(/('[^'\n]*'|[\w.+ -]+(?= <\S+@))/).map((piece, at) => [piece, at % 2 === 0]);
  });
}

/** Each property by its own key: two may have the same value. */
function renameProperties(text: string, to: Names): string {
  let renamed = text.replace('isNamed: false', 'isNamed: true');
  for (const [key, value] of Object.entries(to)) {
    renamed = renamed.replace(
      new RegExp(`^( {2}${key}: )(?:'[^'\n]*'|"[^"\n]*")`, 'm'),
      (_, start) => `${start}'${value}'`,
    );
  }
  return renamed;
}

/** Longer ones first, since they hold shorter ones. */
function replaceAll(text: string, pairs: readonly [string, string][]): string {
  const pattern = pairs
    .map(([from]) =>
      from.endsWith('://') ? escapeForPattern(from) : `${before}${escapeForPattern(from)}${after}`,
    )
    .join('|');
  // The first of two that are the same counts.
  const replacements = new Map(pairs.toReversed());
  return text.replaceAll(new RegExp(pattern, 'gu'), (found) => replacements.get(found) ?? found);
}

/** What belongs to the template keeps its name: the package that made the app, its record, its branch. */
const before = '(?<![\\p{L}\\p{N}]|create-|[Bb]ranch `)';
const after = '(?![\\p{L}\\p{N}]|\\.json\\b)';

/** With the flag `u` a hyphen must not be escaped. */
function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/**
 * Tells which names are also words of the sources: of their paths, commands or packages, such as App or Node. Where one
 * stands in a document or a script, nobody can tell which of the two is meant.
 */
export function findCommonWords(files: readonly string[]): (name: string) => boolean {
  const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = [...files, JSON.stringify([scripts, dependencies, devDependencies])].join('\n').toLowerCase();
  return (name) => hasWord(text, name.toLowerCase());
}

/** Whether a text has a name that is no part of a longer word. */
export function hasWord(text: string, name: string): boolean {
  const word = name.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '[^\\p{L}\\p{N}]');
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

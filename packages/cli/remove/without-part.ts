import type { Part } from './part.ts';
import { resolveImport } from './source/syntax.ts';
import { type Gone, withoutUses } from './source/without-uses.ts';

/** Reads and writes the files of the project. */
interface Texts {
  read(file: string): string;
  /** As it was. */
  readOriginal(file: string): string;
  write(file: string, text: string): void;
}

const imported = /(?:from|import|import\() ?'([^']+)'/g;

/**
 * Takes a part out of all sources.
 * @param gone its files
 * @returns the lines that use it in a way that cannot be taken out
 */
export function withoutPart(
  part: Part,
  kept: readonly string[],
  gone: ReadonlySet<string>,
  texts: Texts,
): string[] {
  const words = [...Object.keys(part.properties ?? {}), ...(part.strings ?? [])];
  const named = new RegExp(`(?<!\\w)(?:${words.join('|')})(?!\\w)`);
  const lost = new Map<string, Set<string>>();
  const what: Gone = {
    isGone: (path) => gone.has(path),
    isGoneExport: (path, name) => lost.get(path)?.has(name) === true,
    properties: part.properties,
    strings: part.strings,
    instead: part.instead,
  };
  const left: string[] = [];
  const isTouched = (file: string, text: string, changed: ReadonlySet<string>) =>
    [...text.matchAll(imported)].some(([, target = '']) => changed.has(resolveImport(file, target)));
  const sources = kept.filter((file) => /\.tsx?$/.test(file));
  let todo = sources.filter((file) => {
    const text = texts.read(file);
    if (text !== texts.readOriginal(file)) return true;
    return (words.length > 0 && named.test(text)) || isTouched(file, text, gone);
  });
  while (todo.length > 0) {
    const changed = new Set<string>();
    for (const file of todo) {
      const result = withoutUses(file, texts.read(file), what, texts.readOriginal(file));
      texts.write(file, result.text);
      left.push(...result.left.map((line) => `  ${file}:${line}`));
      if (result.exports.length === 0) continue;
      lost.set(file, new Set([...(lost.get(file) ?? []), ...result.exports]));
      changed.add(file);
    }
    // What used something that one of them no longer exports.
    todo = sources.filter((file) => isTouched(file, texts.read(file), changed));
  }
  return [...new Set(left)];
}

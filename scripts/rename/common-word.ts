import { readFileSync } from 'node:fs';

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

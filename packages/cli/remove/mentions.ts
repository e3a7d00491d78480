import { readFileSync } from 'node:fs';
import type { Part } from './parts.ts';
import type { Plan } from './plan-removal.ts';

/** The files that will name a part still. */
export function mentionsOf({ names }: Part, files: readonly string[], { removed, changed }: Plan): string[] {
  const gone = new Set(removed);
  // As words, also in camel case and in the names of files: not 'user' in 'users'.
  const words = names.map((name) => name.replaceAll('-', '[-_ ]?')).join('|');
  const word = new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'i');
  return files
    .filter((file) => !gone.has(file) && /\.(?:md|[cm]?[jt]sx?|json|ya?ml|css|html)$/.test(file))
    .filter((file) => !file.startsWith('server/database/migrations/'))
    .filter((file) => word.test(changed.get(file) ?? readFileSync(file, 'utf8')));
}

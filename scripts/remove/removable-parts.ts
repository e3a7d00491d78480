import { basename } from 'node:path';
import { parts } from './parts/parts.ts';

/** Features whose tables others use as well: to remove them takes more than their own files. */
const needed = ['organizations'];

/**
 * What `npm run remove` can take out of a project; `npm create` asks for the same.
 * @param files all paths of the project, from its root
 */
export function removableParts(files: readonly string[]): string[] {
  const features = files
    .filter((file) => /^contract\/features\/(?!features?\.ts)[^/]+\.ts$/.test(file))
    .map((file) => basename(file, '.ts'))
    .filter((name) => !needed.includes(name));
  return [...features, ...Object.keys(parts)];
}

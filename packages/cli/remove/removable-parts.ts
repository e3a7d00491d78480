import { basename } from 'node:path';
import { parts } from './parts/parts.ts';

/**
 * What `npm run remove` can take out of a project; `npm create` asks for the same.
 * @param files all paths of the project, from its root
 */
export function removableParts(files: readonly string[]): string[] {
  const features = files
    .filter((file) => /^contract\/features\/(?!features?\.ts)[^/]+\.ts$/.test(file))
    .map((file) => basename(file, '.ts'))
    .filter((name) => !Object.hasOwn(parts, name));
  return [...features, ...Object.keys(parts)];
}

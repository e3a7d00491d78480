import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this package, as sources in a clone or bundled below node_modules: the nearest with a package.json. */
export const packageFolder = findAbove(import.meta.dirname);

/** The program behind `npm run add` and the other commands. */
export const program =
  ['main.ts', 'latchkey.js'].map((name) => join(packageFolder, name)).find(existsSync) ?? '';

function findAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findAbove(dirname(folder));
}

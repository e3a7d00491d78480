import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/**
 * Folder of the project. What is read at run time is looked for from here, and never beside a source: in what
 * `npm run build` makes of the sources, they all lie somewhere else.
 */
export const projectRoot = dirname(findPackageJSON(import.meta.url) ?? import.meta.dirname);

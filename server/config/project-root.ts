import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/**
 * Folder of the project. Files that are read at run time are located relative to it, not to a source file: the output
 * of `npm run build` has a different layout.
 */
export const projectRoot = dirname(findPackageJSON(import.meta.url) ?? import.meta.dirname);

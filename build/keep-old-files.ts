import { globSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const keptDays = 7;

/**
 * A build leaves the files of earlier ones where they are for a week. A server that runs on, and pages that are open,
 * load parts of the build they began with when they need them; the hashes in the names keep builds apart.
 */
export function keepOldFiles(): Plugin {
  return {
    name: 'keep-old-files',
    configEnvironment: () => ({ build: { emptyOutDir: false } }),
    async writeBundle({ dir = '' }) {
      const end = Date.now() - keptDays * 24 * 60 * 60 * 1000;
      const files = globSync('**/*', { cwd: dir, withFileTypes: true }).filter((entry) => entry.isFile());
      const paths = files.map((file) => join(file.parentPath, file.name));
      await Promise.all(paths.filter((path) => statSync(path).mtimeMs < end).map((path) => rm(path)));
    },
  };
}

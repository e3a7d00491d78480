import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes dist/server.js, the program of production, in one step when everything that it loads is there: a build that
 * was broken off leaves the former program and its files, and a start beneath a build takes either.
 */
export function publishProgram(): Plugin {
  return {
    name: 'publish-program',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'server',
    async writeBundle({ dir = '' }, bundle) {
      const [entry] = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
      if (!entry) throw new Error('the server has no entry');
      const program = join(dir, '../server.js');
      await writeFile(`${program}.new`, programText(`./server/${entry.fileName}`));
      await rename(`${program}.new`, program);
    },
  };
}

const checkNode = readFileSync(join(import.meta.dirname, '../../scripts/check-node.js'), 'utf8');

/**
 * An older Node is told so before it meets anything that it does not know. Node keeps what it compiled; where the folder
 * cannot be written nothing is kept, and nothing fails.
 */
function programText(entry: string): string {
  return `${checkNode}
const { enableCompileCache } = await import('node:module');
const { join } = await import('node:path');

process.env.NODE_ENV ||= 'production';
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
await import('${entry}');
`;
}

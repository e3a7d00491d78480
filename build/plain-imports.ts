import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

const ownHelper = normalizePath(join(import.meta.dirname, '../renderer/lib/chunks/import-chunk.ts'));

/**
 * Puts our own wrapper around each `import()`, which tells what a lost network has to do with it. Vite's, 1 kB of every
 * first load, waits for the style sheet that a module brings along; ours come with the page, or by a `<link>` of their
 * own.
 * Fails the build when a part that is fetched later brings a sheet, or when an upgrade wraps in another way.
 */
export function plainImports(): Plugin {
  let found = false;
  return {
    name: 'plain-imports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform(_, id) {
      if (id !== helper) return null;
      found = true;
      return {
        code: `export { importChunk as __vitePreload } from ${JSON.stringify(ownHelper)};`,
        map: null,
      };
    },
    generateBundle(_, bundle) {
      if (!found) this.error(`There is no ${helper} any more`);
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || part.isEntry) continue;
        if (part.viteMetadata?.importedCss.size)
          this.error(`${part.fileName} brings a style sheet, which nothing would wait for`);
      }
    },
  };
}

import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCompress } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, normalizePath, type Plugin } from 'vite';
import { emitLocales } from './build/emit-locales.ts';
import { keepOldFiles } from './build/keep-old-files.ts';
import { removeInjectedStyles } from './build/remove-injected-styles.ts';
import { patchBundledDriver } from './build/server/patch-bundled-driver.ts';
import { publishProgram } from './build/server/publish-program.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

/** Packages that every page needs. */
const frameworkPackages = /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//;

/** What the pages of the user area and of the manager area share: one file instead of a dozen tiny ones. */
const areaParts = new Set(
  [
    ...['area-*', 'guards'].map((name) => `app/${name}.{ts,tsx}`),
    'features/*/{feature,routes}.ts',
    'features/dashboard/load-dashboard.ts',
    'layout/routes/*.ts',
    ...['action-context', 'action-keys', 'use-action-*', 'use-run-action'].map(
      (name) => `components/actions/${name}.{ts,tsx}`,
    ),
    ...['palette-context', 'normalize-key', 'is-typing-target', 'use-modifier-key'].map(
      (name) => `components/actions/${name}.ts`,
    ),
    ...['format', 'navigation', 'preferences', 'services'].map((name) => `lib/${name}/**/*.{ts,tsx}`),
    ...['components/navigation', 'components/page', 'layout'].map((name) => `${name}/*.{ts,tsx}`),
    'components/relative-time.tsx',
    'layout/palette/palette-{field,host}.tsx',
    ...['avatar', 'empty-state', 'kbd', 'key-drawing', 'menu-item-class', 'no-data'].map(uiFile),
    ...['user-button', 'side-drawer', 'skeleton', 'tooltip'].map(uiFile),
  ].flatMap(filesOf),
);

/** What the pages with lists share, with the drawings on them. */
const listParts = new Set(
  [
    // What floats comes when it is opened.
    'components/list/!(filter-choices|view-choices).{ts,tsx}',
    ...['copy-link*', 'use-record-actions'].map((name) => `components/actions/${name}.{ts,tsx}`),
    'components/record/{*,list/*}.{ts,tsx}',
    'components/record/deletion/{deletable-entity,use-*}.{ts,tsx}',
    ...[
      'button-with-reason',
      'checkbox',
      'data-list',
      'error-state',
      'icon-button',
      'more-menu',
      'no-results',
    ].map(uiFile),
    uiFile('search-input'),
  ].flatMap(filesOf),
);
const listPackages =
  /node_modules\/(@tanstack\/(react-virtual|virtual-core)\/|lucide-react\/.*\/(download|ellipsis|external-link|hourglass|link-2|pencil|plus|rotate-cw|trash(-2)?|upload|x)\.)/;
/** What stands in the navigation; the lens also on the lists. */
const areaPackages =
  /node_modules\/lucide-react\/.*\/(app-window|book-bookmark|braces|layout-dashboard|search|users-round)\./;

/** What the two lists of repositories share. */
const repositoryListParts = new Set(
  [
    'list',
    'list-filters',
    'load-list',
    'repository-entity',
    'repository-actions',
    'repository-link',
    'use-repository-columns',
  ]
    .map((name) => `features/repositories/${name}.{ts,tsx}`)
    .flatMap(filesOf),
);

function uiFile(name: string): string {
  return `components/ui/${name}.{ts,tsx}`;
}

/** Popups come when they are opened. A pattern without a file fails the build: a rename must not drop it silently. */
function filesOf(pattern: string): string[] {
  const folder = join(import.meta.dirname, 'renderer');
  const files = globSync(pattern, { cwd: folder });
  if (files.length === 0) throw new Error(`vite.config.ts: no file is called renderer/${pattern}`);
  return files.filter((file) => !file.includes('popup')).map((file) => normalizePath(join(folder, file)));
}

const entry = normalizePath(join(import.meta.dirname, 'renderer/entry-client.tsx'));

/** True for modules that are needed before anything can be shown: the entry, and what it reaches statically. */
function isEager(
  id: string,
  modules: { getModuleInfo(id: string): { importers: string[] } | null },
): boolean {
  if (id.endsWith('.css')) return false;
  const seen = new Set([id]);
  for (const module of seen) {
    if (module === entry) return true;
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/** Writes a .br and a .gz beside each text file of the browser build; the server sends what the browser accepts. */
function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(css|js|json|svg)$/.test(name));
      await Promise.all(
        files.map(async (name) => {
          const content = await readFile(join(dir, name));
          await writeFile(join(dir, `${name}.br`), await brotli(content));
          await writeFile(join(dir, `${name}.gz`), await gzip(content, { level: 9 }));
        }),
      );
    },
  };
}

/** The server with all that it needs of node_modules, in a few files in place of some 1,800. See docs/decisions/0152. */
const bundledServer: EnvironmentOptions = {
  // Development's halves of React and others stay outside.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Its native parts, one package for each platform, cannot be bundled.
  resolve: { noExternal: true, external: ['sharp'] },
  build: {
    outDir: 'dist/server',
    copyPublicDir: false,
    rolldownOptions: {
      input: 'build/server/program.ts',
      output: { entryFileNames: '[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    removeInjectedStyles(),
    emitLocales(),
    compressFiles(),
    keepOldFiles(),
    patchBundledDriver(),
    publishProgram(),
  ],
  publicDir: 'renderer/public',
  builder: {},
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'renderer/entry-client.tsx',
          output: {
            codeSplitting: {
              // What every page needs, in two files: they compress better, take two requests, and the larger one
              // stays cached while ours changes.
              groups: [
                { name: 'framework', test: frameworkPackages },
                { name: 'data', test: /node_modules\/(@tanstack\/(react-query|query-core)|@orpc)\// },
                { name: (id, chunking) => (isEager(id, chunking) ? 'frame' : null), debugName: 'frame' },
                { name: 'area', test: (id) => areaParts.has(id) || areaPackages.test(id) },
                { name: 'repository-list', test: (id) => repositoryListParts.has(id) },
                { name: 'list', test: (id) => listParts.has(id) || listPackages.test(id) },
              ],
            },
          },
        },
      },
    },
    ...(command === 'build' && { server: bundledServer }),
  },
}));

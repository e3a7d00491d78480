import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCompress } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { addModulePaths } from './build/add-module-paths.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { emitLocales } from './build/emit-locales.ts';
import { keepOldFiles } from './build/keep-old-files.ts';
import { removeInjectedStyles } from './build/remove-injected-styles.ts';
import { patchBundledDriver } from './build/server/patch-bundled-driver.ts';
import { publishProgram } from './build/server/publish-program.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

/** Packages that every page needs. */
const frameworkPackages = /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//;

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
  // sharp's native parts, one package for each platform, cannot be bundled; the API reference is drawn in browsers alone.
  resolve: { noExternal: true, external: ['sharp', 'swagger-ui-dist'] },
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
    addModulePaths(),
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
        // Of the API reference, which its page alone loads.
        chunkSizeWarningLimit: 1600,
        rolldownOptions: {
          input: 'renderer/client.ts',
          output: {
            codeSplitting: {
              // What every page needs, in two files: they compress better, take two requests, and the larger one
              // stays cached while ours changes.
              groups: [
                { name: 'framework', test: frameworkPackages },
                { name: 'data', test: /node_modules\/(@tanstack\/(react-query|query-core)|@orpc)\// },
                // Of schemas, which lists and records do without until something is edited.
                { name: 'schemas', test: /node_modules\/zod\// },
                ...chunkGroups(import.meta.dirname),
              ],
            },
          },
        },
      },
    },
    ...(command === 'build' && { server: bundledServer }),
  },
}));

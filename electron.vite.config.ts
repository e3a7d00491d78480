import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { addModulePaths } from './build/add-module-paths.ts';
import { desktopDocument } from './build/desktop/document.ts';
import { emitIcon } from './build/desktop/draw-icons.ts';
import { emitLocales } from './build/emit-locales.ts';
import { removeInjectedStyles } from './build/remove-injected-styles.ts';
import { parseServerAddress } from './electron/main/server-address.ts';

/** Origin of the server that the app talks to until a person chooses another; fixed when the app is built. */
const serverAddress = parseServerAddress(process.env.DESKTOP_SERVER_URL ?? 'http://localhost:3000');
if (!serverAddress) throw new Error('DESKTOP_SERVER_URL has to be https, or http on this computer');

const root = import.meta.dirname;

/** Everything is bundled: the package holds no node_modules. */
const bundled = { externalizeDeps: false, sourcemap: false, minify: true } as const;

/** The desktop app: its main process, its preload script, and the renderer that the website uses too. */
export default defineConfig({
  main: {
    define: { DESKTOP_SERVER_URL: JSON.stringify(serverAddress) },
    plugins: [emitIcon()],
    build: {
      ...bundled,
      outDir: 'out/main',
      rolldownOptions: { input: 'electron/main/app/index.ts' },
    },
  },
  preload: {
    build: {
      ...bundled,
      outDir: 'out/preload',
      rolldownOptions: {
        input: 'electron/preload/index.ts',
        // A sandboxed preload script cannot be a module.
        output: { format: 'cjs', entryFileNames: 'index.cjs' },
      },
    },
  },
  renderer: {
    root: 'renderer',
    plugins: [
      react(),
      addModulePaths(),
      tailwindcss(),
      removeInjectedStyles(),
      emitLocales(),
      desktopDocument(),
    ],
    publicDir: join(root, 'renderer/public'),
    build: {
      target: 'es2023',
      outDir: join(root, 'out/renderer'),
      assetsInlineLimit: 0,
      modulePreload: false,
      sourcemap: false,
      minify: true,
      rolldownOptions: { input: join(root, 'renderer/index.html') },
    },
    server: {
      strictPort: true,
      // The page's own address is the app's scheme, which cannot carry a socket.
      hmr: { protocol: 'ws', host: 'localhost' },
    },
  },
});

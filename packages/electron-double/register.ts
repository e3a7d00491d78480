/** For `node --import`: from here on `electron` is the double, and the process looks like Electron's main process. */
import { createRequire, registerHooks } from 'node:module';
import { options } from './options.ts';

const double = new URL('./index.ts', import.meta.url).href;
const { version } = createRequire(import.meta.url)('electron/package.json') as { version: string };

registerHooks({
  resolve(specifier, context, next) {
    if (/^electron(\/(main|common))?$/.test(specifier)) return { url: double, shortCircuit: true };
    return next(specifier, context);
  },
});

const chromium = /^(\d+)\./;
Object.defineProperties(process.versions, {
  electron: { value: version, enumerable: true },
  chrome: { value: version.replace(chromium, '150.'), enumerable: true },
});
Object.defineProperties(process, {
  type: { value: 'browser' },
  resourcesPath: { value: options.resources ?? process.cwd() },
  defaultApp: { value: options.packaged ? undefined : true },
});
// A packaged app is its own program; in development it is a folder passed to Electron.
if (options.packaged) process.argv.splice(1, 1);
else process.argv[1] = process.cwd();
if (options.platform && options.platform !== process.platform) {
  // Playwright reads the machine's real platform when it is imported.
  await import('playwright');
  Object.defineProperty(process, 'platform', { value: options.platform });
}

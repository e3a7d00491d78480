import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const localeFiles = globSync('locales/*/*.json').sort();

/** One fingerprint for all translations: the browser may cache each file for good under it. */
const localesVersion = createHash('sha256')
  .update(localeFiles.map((file) => readFileSync(file, 'utf8')).join())
  .digest('hex')
  .slice(0, 12);

/** Puts the translations beside the browser's scripts, where they are fetched by language and namespace. */
export function emitLocales(): Plugin {
  return {
    name: 'emit-locales',
    config: () => ({ define: { LOCALES_VERSION: JSON.stringify(localesVersion) } }),
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const fileName of localeFiles) {
        const source = JSON.stringify(JSON.parse(readFileSync(fileName, 'utf8')));
        this.emitFile({ type: 'asset', fileName: fileName.replaceAll('\\', '/'), source });
      }
    },
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where Electron's binary holds its fuses: behind these letters stand version, number and state of each. */
const fuseSentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** The fuses as Electron ships them, in the order of FuseV1Options, `1` for those that are on. */
const shippedFuses = '101100010';

/** What stands for a program of Electron: nothing that runs, but its fuses can be flipped. */
export function stubProgram(): Buffer {
  const header = Buffer.from([1, shippedFuses.length]);
  return Buffer.concat([Buffer.from(`stub ${fuseSentinel}`), header, Buffer.from(`${shippedFuses} end`)]);
}

/** Fills a folder like the one that Electron's archive for Linux unpacks to, without the 200 MB that run. */
export function writeStubElectron(folder: string): void {
  write(folder, 'electron', stubProgram());
  write(folder, 'version', 'stub');
  write(folder, 'LICENSE', 'stub');
  write(folder, 'LICENSES.chromium.html', 'stub');
  write(folder, 'resources/default_app.asar', 'stub');
  for (const language of ['ar', 'de', 'en-GB', 'en-US', 'fr', 'sw'])
    write(folder, `locales/${language}.pak`, '');
}

export function write(folder: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

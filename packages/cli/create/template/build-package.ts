import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { product } from '../../../../contract/product.ts';
import packageJson from '../../../../package.json' with { type: 'json' };
import { securityFixes } from '../../../../scripts/release/changelog.ts';
import { packageFolder } from '../../package-folder.ts';
import { origin } from '../../upgrade/origin.ts';
import { appFiles } from './app-files.ts';
import { archiveFile, optionsFile, packFiles } from './archive.ts';
import { describeOptions } from './describe-options.ts';
import { readClone } from './read-clone.ts';

const root = join(packageFolder, '../..');

/** Files of the package that are not bundled, from the root. */
const copied = {
  'packages/cli/bin.js': 'bin.js',
  'packages/cli/README.md': 'README.md',
  'packages/cli/docs': 'docs',
  'packages/cli/add/templates': 'add/templates',
  LICENSE: 'LICENSE',
  'CHANGELOG.md': 'CHANGELOG.md',
};

/**
 * Builds this package from the clone in which this runs, with the template in it.
 * @returns its folder, which is deleted when the process ends
 */
export async function buildPackage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Node does not strip types below node_modules. The compiler of the app is large, and there in any case.
    ssr: { noExternal: true, external: ['typescript', 'vite'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          create: join(packageFolder, 'create/cli/main.ts'),
          latchkey: join(packageFolder, 'main.ts'),
        },
        // Only a clone builds the package.
        external: [/build-package\.ts$/],
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  });
  for (const [from, to] of Object.entries(copied))
    cpSync(join(root, from), join(folder, to), { recursive: true });
  const files = appFiles(readClone(root));
  writeFileSync(join(folder, archiveFile), packFiles(files));
  writeJson(join(folder, optionsFile), describeOptions(files));
  writeJson(join(folder, 'package.json'), manifest());
  return folder;
}

function manifest() {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  return {
    name: origin.package,
    version: packageJson.version,
    description: `Makes an application from ${product.name}, and adds to it, removes, renames and upgrades`,
    license: packageJson.license,
    type: 'module',
    bin: { [origin.package]: 'bin.js', [origin.program]: 'latchkey.js' },
    engines: { node: '>=20.12' },
    // `npm run upgrade -- --check` asks the registry for it.
    [origin.metadata]: { security: securityFixes(changelog, packageJson.version) },
    repository: { type: 'git', url: `git+${product.sourceUrl}.git` },
  };
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** `npm run create:pack [-- FOLDER]`: writes the package of `npm create`, with the template in it, as one file. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { product } from '../../contract/product.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { securityFixes } from '../../scripts/release/changelog.ts';
import { runProgram } from './create/cli/run-program.ts';
import { packFiles } from './create/template/archive.ts';
import { describeOptions } from './create/template/describe-options.ts';
import { archiveFile, optionsFile, readClone } from './create/template/read-template.ts';
import { origin } from './upgrade/origin.ts';

const root = join(import.meta.dirname, '..');
const target = resolve(process.argv[2] ?? '.');
const folder = join(root, 'create/dist');

// Node does not strip types below node_modules, and the package needs no other: all is in one file.
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: folder,
    emptyOutDir: true,
    rolldownOptions: {
      input: join(root, 'create/cli/main.ts'),
      // Only a clone describes itself: the package comes with a description.
      external: [/describe-options\.ts$/],
      output: { entryFileNames: 'main.js' },
    },
  },
});
const files = readClone(root);
writeFileSync(join(folder, archiveFile), packFiles(files));
writeFileSync(join(folder, optionsFile), `${JSON.stringify(describeOptions(files), null, 2)}\n`);
for (const [from, to] of [
  ['create/bin.js', 'bin.js'],
  ['create/README.md', 'README.md'],
  ['LICENSE', 'LICENSE'],
  ['CHANGELOG.md', 'CHANGELOG.md'],
] as const) {
  copyFileSync(join(root, from), join(folder, to));
}
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const manifest = {
  name: origin.package,
  version: packageJson.version,
  description: `Makes an application from ${product.name}`,
  license: packageJson.license,
  type: 'module',
  bin: { [origin.package]: 'bin.js' },
  engines: { node: '>=20.12' },
  // `npm run upgrade -- --check` asks the registry for it.
  [origin.metadata]: { security: securityFixes(changelog, packageJson.version) },
  repository: { type: 'git', url: `git+${product.sourceUrl}.git` },
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
mkdirSync(target, { recursive: true });
await runProgram(folder, 'npm', ['pack', '--pack-destination', target]);
console.log(join(target, `${origin.package}-${packageJson.version}.tgz`));

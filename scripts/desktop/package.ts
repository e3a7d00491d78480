/**
 * `npm run desktop:package -- --linux|--mac|--win [targets] [--x64] [--arm64]`: builds the desktop app and packages it
 * into dist/desktop/packages. Without targets it makes every kind of package of that system; `dir` makes the app alone.
 * docs/desktop.md names the variables that it reads. Publishes nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'electron-builder';
import { packageConfiguration } from '../../build/desktop/package-configuration.ts';
import { prepareStage } from '../../build/desktop/prepare-stage.ts';
import { packagedSystems, targetGroups } from '../../build/desktop/target-groups.ts';
import { readUpdateFeed } from '../../build/desktop/update-feed.ts';
import { newestRelease } from '../release/changelog.ts';
import { ensureDesktopBuilt } from './ensure-desktop-built.ts';
import { sayElectronIsMissing } from './fetch-electron.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    linux: { type: 'boolean' },
    mac: { type: 'boolean' },
    win: { type: 'boolean' },
    x64: { type: 'boolean' },
    arm64: { type: 'boolean' },
    folder: { type: 'string', default: 'dist/desktop' },
  },
});
// Where a variable is not set, a workflow passes it on as empty.
for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name];

const wanted = packagedSystems.filter((name) => values[name]);
const [system] = wanted;
if (!system || wanted.length > 1) {
  console.error('Name one system: --linux, --mac or --win');
  process.exit(1);
}

/** Macs come with either; elsewhere the processor of this machine is meant unless one is named. */
const bothProcessors = system === 'mac' && !values.x64 && !values.arm64;

const feed = readUpdateFeed(process.env);
if (!(await ensureDesktopBuilt())) process.exit(1);
const stage = join(values.folder, 'stage');
await prepareStage(stage);
const options = {
  stage,
  output: join(values.folder, 'packages'),
  feed,
  notes: newestRelease(readFileSync('CHANGELOG.md', 'utf8')).notes,
  macCertificate: Boolean(process.env.CSC_LINK || process.env.CSC_NAME),
  electronDist: process.env.ELECTRON_OVERRIDE_DIST_PATH,
};
try {
  for (const targets of targetGroups(system, positionals))
    await build({
      [system]: targets,
      x64: values.x64 ?? bothProcessors,
      arm64: values.arm64 ?? bothProcessors,
      publish: 'never',
      config: packageConfiguration(options),
    });
} catch (error) {
  const reason = String(error);
  console.error(reason);
  // What is missing may be a tool of electron-builder's, too; all of them come from there.
  if (/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT/.test(reason)) sayElectronIsMissing();
  process.exit(1);
}

import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trackedFiles } from '../../../git.ts';
import { removableParts } from '../../../remove/parts.ts';
import { origin } from '../../../upgrade/origin.ts';
import { isThorough, skipUnlessThorough } from '../../guides/skip-unless-thorough.ts';
import { makeRealApp, type RealApp } from './real-app.ts';
import { addedPackage, improve, notesMigration, packVersion, replaceIn } from './real-versions.ts';

let root: string;
let app: RealApp;
let newer: string;

beforeEach(skipUnlessThorough);
beforeAll(async () => {
  if (!isThorough) return;
  root = mkdtempSync(join(tmpdir(), 'real-upgrade-'));
  // Tests of the app run programs of it as another user.
  chmodSync(root, 0o755);
  const first = await packVersion(root, '0.1.0');
  newer = await packVersion(root, '0.2.0', improve);
  app = await makeRealApp(root, first, '--name', 'Shelf', '--languages', 'en,fr', '--without', leftOut());
}, 30 * 60_000);
afterAll(() => {
  if (root) rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

/** The example, and the desktop app where it can be left out. */
function leftOut(): string {
  const parts = removableParts(trackedFiles());
  return ['repositories', 'desktop'].filter((part) => parts.includes(part)).join(',');
}

const home = 'locales/en/home.json';
const limits = 'server/limits/limits.ts';
const change = (file: string, before: string, after: string) =>
  replaceIn(join(app.folder, file), before, after);

/** What the command reports; it ends with 1 where it has conflicts, or a check fails. */
async function upgrade(...args: string[]) {
  const command = ['node_modules/create-latchkey/latchkey.js', 'upgrade', '--json', ...args];
  const stdout: string = await app.run('node', ...command).catch((error) => error.cause.stdout);
  return JSON.parse(stdout);
}

describe('an app of the real product', { timeout: 45 * 60_000 }, () => {
  it('is developed: another name, an entity with its migration, texts, a limit', async () => {
    await app.run('npm', 'run', 'rename', '--', 'Rack', '--id', 'com.example.rack');
    await app.commit('Rename');
    await app.run('npm', 'run', 'add', '--', 'entity', 'tool', 'name:text!', 'serial:text!unique');
    await app.commit('Tools');
    change(home, '"Hello, {{name}}"', '"Welcome, {{name}}"');
    change(home, '"Open the manager area"', '"Manage"');
    change(limits, "name: 'export-person',\n  limit: 30,", "name: 'export-person',\n  limit: 29,");
    await app.commit('Texts, a limit');
  });

  it('gets a conflict where both changed one text, and nowhere else', async () => {
    expect(await upgrade('--from', newer)).toMatchObject({
      conflicts: [{ file: home, keys: ['openManager'] }],
      migrations: [notesMigration],
      notes: [{ version: '0.2.0', adopters: [{ affects: 'few' }] }],
    });
    expect(app.read(home)).toContain('<<<<<<< ours\n  "openManager": "Manage"');
  });

  it('is merged when it is settled, and passes its checks and quick tests', async () => {
    const text = app.read(home).replace(/<<<<<<< ours\n(.*\n)=======\n.*\n>>>>>>> template\n/, '$1');
    writeFileSync(join(app.folder, home), text);
    await app.run('git', 'add', home);
    const { checks } = await upgrade('--continue');
    expect(await app.run('git', 'status', '--porcelain')).toBe('');
    expect(JSON.parse(app.read(home))).toMatchObject({
      greeting: { hello: 'Welcome, {{name}}' },
      account: { open: 'Open your account' },
      openManager: 'Manage',
    });
    expect(app.read(limits)).toContain('60 * second');
    expect(app.read(limits)).toContain('limit: 29');
    expect(JSON.parse(app.read('package.json'))).toMatchObject({
      name: 'rack',
      devDependencies: { [addedPackage]: expect.any(String) },
    });
    expect(JSON.parse(app.read(origin.file))).toMatchObject({ version: '0.2.0', names: { name: 'Rack' } });
    expect(existsSync(join(app.folder, 'server/repositories'))).toBe(false);
    expect(checks).toEqual([
      expect.objectContaining({ passed: true }),
      expect.objectContaining({ passed: true }),
    ]);
  });
});

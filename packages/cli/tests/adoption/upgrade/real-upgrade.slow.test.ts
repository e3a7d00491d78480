import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/create-test-database.ts';
import { trackedFiles } from '../../../git.ts';
import { removableParts } from '../../../remove/parts.ts';
import { origin } from '../../../upgrade/origin.ts';
import { isThorough, skipUnlessThorough } from '../../guides/skip-unless-thorough.ts';
import { makeRealApp, type RealApp } from './real-app.ts';
import { addedPackage, fixLimits, improve, notesMigration, packVersion, replaceIn } from './real-versions.ts';

let root: string;
let app: RealApp;
let stored: TestDatabase;
let rows: postgres.Sql;
let [fix, newer] = ['', ''];

beforeEach(skipUnlessThorough);
beforeAll(async () => {
  if (!isThorough) return;
  root = mkdtempSync(join(tmpdir(), 'real-upgrade-'));
  // Tests of the app run programs of it as another user.
  chmodSync(root, 0o755);
  stored = await createTestDatabase({ empty: true });
  rows = postgres(stored.url, { max: 1, onnotice: () => {} });
  const first = await packVersion(root, '0.1.0');
  fix = await packVersion(root, '0.1.1', fixLimits);
  newer = await packVersion(root, '0.2.0', improve);
  app = await makeRealApp(root, first, '--name', 'Shelf', '--languages', 'en,fr', '--without', leftOut());
}, 30 * 60_000);
afterAll(async () => {
  await rows?.end();
  await stored?.drop();
  if (root) rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

/** The example, and the desktop app where it can be left out. */
function leftOut(): string {
  const parts = removableParts(trackedFiles());
  return ['repositories', 'desktop'].filter((part) => parts.includes(part)).join(',');
}

const readRecord = () => JSON.parse(app.read(origin.file));

const home = 'locales/en/home.json';
const limits = 'server/limits/limits.ts';
const change = (file: string, before: string, after: string) =>
  replaceIn(join(app.folder, file), before, after);

/** Not documents: a name that was changed comes into those that the template writes. */
const sources = ['build', 'contract', 'electron', 'lab', 'locales', 'renderer', 'scripts', 'server', 'tests'];

/** What the command reports; it ends with 1 where it has conflicts, or a check fails. */
async function upgrade(...args: string[]) {
  const command = ['node_modules/create-latchkey/latchkey.js', 'upgrade', '--json', ...args];
  const stdout: string = await app.run('node', ...command).catch((error) => error.cause.stdout);
  return JSON.parse(stdout);
}

const migrate = () =>
  app.run(
    'node',
    '--input-type=module',
    '-e',
    `const { migrateDatabase } = await import('#server/database/migrate.ts'); await migrateDatabase('${stored.url}');`,
  );

describe('an app of the real product', { timeout: 45 * 60_000 }, () => {
  it('is developed: another name, an entity with its migration, texts, a file; it has data', async () => {
    await app.run('npm', 'run', 'rename', '--', 'Rack', '--id', 'com.example.rack');
    await app.commit('Rename');
    await app.run('npm', 'run', 'add', '--', 'entity', 'tool', 'name:text!', 'serial:text!unique');
    await app.commit('Tools');
    change(home, '"Hello, {{name}}"', '"Welcome, {{name}}"');
    change(home, '"Open the manager area"', '"Manage"');
    change(limits, "name: 'export-person',\n  limit: 30,", "name: 'export-person',\n  limit: 29,");
    await app.commit('Texts, a limit');
    await migrate();
    await rows`insert into tools (name, serial) values ('Hammer', '1')`;
  });

  it('takes a security fix alone', async () => {
    const before = (await app.run('git', 'rev-parse', 'HEAD')).trim();
    await app.run('npm', 'run', 'upgrade', '--', '--from', fix, '--skip-checks');
    const changed = await app.run('git', 'diff', '--name-only', before, 'HEAD', '--', ...sources);
    expect(changed.trim().split('\n')).toEqual([limits]);
    expect(app.read(limits)).toContain('60 * second');
    expect(readRecord()).toMatchObject({ version: '0.1.1', names: { name: 'Rack' } });
  });

  it('gets a conflict where both changed one text, and nowhere else', async () => {
    expect(await upgrade('--from', newer)).toMatchObject({
      conflicts: [{ file: home, keys: ['openManager'] }],
      migrations: [notesMigration],
      notes: [{ version: '0.2.0', adopters: [{ affects: 'few' }] }],
    });
    expect(app.read(home)).toContain('<<<<<<< ours\n  "openManager": "Manage"');
  });

  let checks: { command: string; passed: boolean }[];

  it('is merged when it is settled', async () => {
    const text = app.read(home).replace(/<<<<<<< ours\n(.*\n)=======\n.*\n>>>>>>> template\n/, '$1');
    writeFileSync(join(app.folder, home), text);
    await app.run('git', 'add', home);
    ({ checks } = await upgrade('--continue'));
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
    expect(existsSync(join(app.folder, 'server/repositories'))).toBe(false);
  });

  it('passes its checks and quick tests', () => {
    expect(checks).toHaveLength(2);
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('keeps its data, and gets the migration that is older than its own', async () => {
    await expect(rows`select note from milestones`).rejects.toThrow('does not exist');
    await migrate();
    expect([...(await rows`select name, serial from tools`)]).toEqual([{ name: 'Hammer', serial: '1' }]);
    expect([...(await rows`select note from milestones`)]).toEqual([]);
  });

  it('can be taken back by git', async () => {
    await app.run('git', 'reset', '-q', '--hard', 'ORIG_HEAD');
    expect(readRecord().version).toBe('0.1.1');
  });
});

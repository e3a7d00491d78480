import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { origin } from '#scripts/upgrade/origin.ts';
import { isThorough, skipUnlessThorough } from '#tests/guides/skip-unless-thorough.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { makeRealApp, type RealApp, readRecord } from './real-app.ts';
import { addedPackage, fixLimits, improve, noticesMigration, packVersion, replaceIn } from './real-versions.ts';

let root: string;
let app: RealApp;
let stored: TestDatabase;
let [fix, newer] = ['', ''];

beforeEach(skipUnlessThorough);
beforeAll(async () => {
  if (!isThorough) return;
  root = mkdtempSync(join(tmpdir(), 'real-upgrade-'));
  stored = await createTestDatabase({ empty: true });
  const first = await packVersion(root, '0.1.0');
  fix = await packVersion(root, '0.1.1', fixLimits);
  newer = await packVersion(root, '0.2.0', improve);
  app = await makeRealApp(root, first, '--name', 'Shelf', '--languages', 'en,fr', '--no-example', '--no-desktop');
}, 30 * 60_000);
afterAll(async () => {
  await stored?.drop();
  if (root) rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

const migrate = () =>
  app.run(
    'node',
    '--input-type=module',
    '-e',
    `import { migrateDatabase } from './server/database/migrate.ts'; await migrateDatabase('${stored.url}'); process.exit(0);`,
  );
const tables = async () => {
  const rows = await stored.database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  return [...rows].map(({ name }) => name);
};

describe('an app of the real product', { timeout: 45 * 60_000 }, () => {
  it('is developed: another name, an entity with its migration, texts, a changed file; data comes in', async () => {
    await app.run('npm', 'run', 'rename', '--', 'Rack', '--id', 'com.example.rack');
    await app.commit('Rename');
    await app.run('npm', 'run', 'add', '--', 'entity', 'tool', 'name:text!', 'serial:text');
    await app.commit('Tools');
    replaceIn(join(app.folder, 'locales/en/home.json'), '"Hello, {{name}}"', '"Welcome, {{name}}"');
    replaceIn(join(app.folder, 'locales/en/home.json'), '"Open the manager area"', '"Manage"');
    replaceIn(
      join(app.folder, 'server/http/limits.ts'),
      '/** For mails and wrong codes',
      '/** For mails and wrong codes',
    );
    await app.commit('Texts');
    await migrate();
    await stored.database.execute(sql`insert into tools (name) values ('Hammer')`);
  });

  it('takes a security fix alone', async () => {
    const before = await app.run('git', 'rev-parse', 'HEAD');
    await app.run('npm', 'run', 'upgrade', '--', '--from', fix, '--skip-checks');
    expect(await app.run('git', 'diff', '--name-only', before.trim(), 'HEAD')).toBe(
      `${origin.file}\nserver/http/limits.ts\n`,
    );
    expect(app.read('server/http/limits.ts')).toContain('60 * second');
  });
});

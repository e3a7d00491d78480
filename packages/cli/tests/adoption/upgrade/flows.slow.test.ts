import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { origin } from '../../../upgrade/origin.ts';
import { isThorough, skipUnlessThorough } from '../../guides/skip-unless-thorough.ts';
import { createFakeWorkshop, type FakeApp, type FakeWorkshop, openFakeApp } from './fake-template.ts';
import { changelog, develop, first, json, lines, migrations, second } from './fake-versions.ts';

const fixed = { ...first, 'server/mail.ts': lines('fixed') };
const third = {
  ...second,
  'server/list.ts': lines('', '', 'third'),
  'server/desktop/window.ts': 'left out still\n',
  'server/parts/tools/list.ts': 'tools\n',
};

let workshop: FakeWorkshop;
const files: Record<string, string> = {};

beforeEach(skipUnlessThorough);
beforeAll(() => {
  if (!isThorough) return;
  workshop = createFakeWorkshop();
  workshop.pack('0.1.0', { ...first, 'server/parts/tools/list.ts': 'tools\n' });
  files.fix = workshop.pack('0.1.1', { ...fixed, 'server/parts/tools/list.ts': 'tools\n' }, changelog, [
    'Mails.',
  ]);
  files.second = workshop.pack(
    '0.2.0',
    { ...second, 'server/parts/tools/list.ts': 'tools, better\n' },
    changelog,
  );
  files.third = workshop.pack('0.3.0', third, changelog, ['Lists.']);
});
afterAll(() => workshop?.remove());

const upgrade = async (app: FakeApp, ...args: string[]) => {
  const result = await app.upgrade('--skip-checks', '--json', ...args);
  if (result.stdout === '') throw new Error(result.output);
  return JSON.parse(result.stdout);
};

it('a dry run says what would be merged, and changes nothing', async () => {
  const app = workshop.makeApp('0.1.0');
  develop(app);
  app.write('server/list.ts', lines('', '', 'ours'));
  app.commit('List');
  const before = app.git('for-each-ref');
  expect(await upgrade(app, '--from', files.second ?? '', '--dry-run')).toMatchObject({
    isDryRun: true,
    conflicts: [{ file: 'server/list.ts' }],
    migrations: [`${migrations}/20260102000000_mails.sql`],
  });
  expect(app.git('for-each-ref')).toBe(before);
  expect(app.git('status', '--porcelain')).toBe('');
  expect(app.git('worktree', 'list').split('\n')).toHaveLength(1);
});

describe('a later run copes with', () => {
  it('a merge that was undone: of the same version, and of another one', async () => {
    const app = workshop.makeApp('0.1.0');
    develop(app);
    app.write('server/list.ts', lines('', '', 'ours'));
    app.commit('List');
    const head = app.git('rev-parse', 'HEAD');
    await upgrade(app, '--from', files.third ?? '');
    const written = app.git('rev-parse', origin.branch);
    app.git('merge', '--abort');
    expect((await app.upgrade('--continue')).output).toContain('No upgrade has begun here');
    await upgrade(app, '--from', files.third ?? '');
    expect(app.git('rev-parse', origin.branch)).toBe(written);
    app.git('reset', '-q', '--hard', head);
    expect(await upgrade(app, '--from', files.fix ?? '')).toMatchObject({ to: '0.1.1', conflicts: [] });
    expect(app.read('server/mail.ts')).toBe(lines('fixed', '', '', '', '', '', '', '', '', 'ours'));
    expect(app.read('server/list.ts')).toBe(lines('', '', 'ours'));
    expect(await upgrade(app, '--from', files.third ?? '')).toMatchObject({
      conflicts: [{ file: 'server/list.ts' }],
    });
  });

  it('an upgrade that was squashed into one commit', async () => {
    const app = workshop.makeApp('0.1.0');
    develop(app);
    app.git('switch', '-q', '-c', 'upgrade');
    await upgrade(app, '--from', files.second ?? '');
    app.git('switch', '-q', 'main');
    app.git('merge', '-q', '--squash', 'upgrade');
    app.git('commit', '-qm', 'Upgrade');
    app.git('branch', '-D', 'upgrade');
    expect(await upgrade(app, '--from', files.third ?? '')).toMatchObject({ from: '0.2.0', conflicts: [] });
    expect(app.read('server/list.ts')).toBe(lines('', '', 'third'));
  });

  it('a merge that was committed by git', async () => {
    const app = workshop.makeApp('0.1.0');
    app.write('server/list.ts', lines('', '', 'ours'));
    app.commit('List');
    await upgrade(app, '--from', files.second ?? '');
    app.write('server/list.ts', lines('', '', 'both'));
    app.git('commit', '-qam', 'Merged');
    expect(await upgrade(app, '--continue')).toMatchObject({ to: '0.2.0', conflicts: [] });
    expect(app.git('log', '-1', '--format=%s', '--', 'server/list.ts')).toBe('Merged');
  });
});

it('an upgrade that was reverted is taken again by reverting the revert', async () => {
  const app = workshop.makeApp('0.1.0');
  await upgrade(app, '--from', files.second ?? '');
  app.git('revert', '--no-edit', '-m', '1', 'HEAD');
  expect(app.read('server/mail.ts')).toBe(lines());
  const refused = await app.upgrade('--from', files.third ?? '');
  expect([refused.status, refused.output]).toEqual([
    1,
    expect.stringContaining('The upgrade to 0.2.0 was reverted'),
  ]);
  app.git('revert', '--no-edit', 'HEAD');
  expect(await upgrade(app, '--from', files.third ?? '')).toMatchObject({ from: '0.2.0', conflicts: [] });
  expect(app.read('server/mail.ts')).toBe(lines('fixed'));
});

it('an app that was cloned can begin with a branch of another one', async () => {
  const made = workshop.makeApp('0.1.0');
  const app = workshop.makeApp('0.1.0');
  app.git('checkout', '-q', '--orphan', 'own');
  app.git('rm', '-q', '--cached', origin.file);
  rmSync(join(app.folder, origin.file));
  app.write('server/list.ts', lines('', '', '', '', '', '', '', '', 'ours'));
  app.commit('Cloned');
  app.git('branch', '-q', '-D', 'main', origin.branch);
  app.git('fetch', '-q', made.folder, `${origin.branch}:${origin.branch}`);
  app.git('merge', '-q', '-s', 'ours', '--no-edit', '--allow-unrelated-histories', origin.branch);
  app.git('checkout', '-q', origin.branch, '--', origin.file);
  app.git('commit', '-qm', 'Begin');
  expect(await upgrade(app, '--from', files.second ?? '')).toMatchObject({ to: '0.2.0', conflicts: [] });
  expect(app.read('server/list.ts')).toBe(lines('', '', 'theirs', '', '', '', '', '', 'ours'));
});

it('a clone has the branch from its remote', async () => {
  const app = workshop.makeApp('0.1.0');
  const clone = join(mkdtempSync(join(tmpdir(), 'clone-')), 'clone');
  app.git('clone', '-q', '.', clone);
  const other = openFakeApp(clone);
  other.git('config', 'user.name', 'Other');
  other.git('config', 'user.email', 'other@example.com');
  expect(await upgrade(other, '--from', files.second ?? '')).toMatchObject({ to: '0.2.0', conflicts: [] });
  expect(other.git('rev-parse', `${origin.branch}~`)).toBe(app.git('rev-parse', origin.branch));
  rmSync(clone, { recursive: true });
});

it('a name and a part that were changed later stay so', async () => {
  const app = workshop.makeApp('0.1.0');
  const choices = JSON.parse(app.read(origin.file));
  app.write(
    origin.file,
    json({ ...choices, names: { name: 'Rack' }, choices: { without: ['desktop', 'tools'] } }),
  );
  app.write('README.md', '# Rack\n\nText.\n\nMore.\n\nOurs.\n');
  app.git('rm', '-qr', 'server/parts');
  app.write(`${migrations}/20260103000000_remove_tools.sql`, 'drop table tools;\n');
  app.commit('Rename, remove tools');
  expect(await upgrade(app, '--from', files.third ?? '')).toMatchObject({
    conflicts: [],
    migrations: [`${migrations}/20260102000000_mails.sql`],
  });
  expect(app.git('ls-tree', '-r', '--name-only', origin.branch, migrations)).toContain('_remove_tools.sql');
  expect(app.read('README.md')).toBe('# Rack\n\nText.\n\nMore.\n\nOurs.\n');
  expect(app.git('ls-files', 'server/parts')).toBe('');
  expect(JSON.parse(app.read(origin.file))).toMatchObject({
    version: '0.3.0',
    choices: { without: ['desktop', 'tools'] },
  });
});

it('what git cannot merge is told: files that it does not know, deleted ones, keys of package.json', async () => {
  const app = workshop.makeApp('0.1.0');
  const head = app.git('rev-parse', 'HEAD');
  app.write('server/new.ts', 'not committed\n');
  const refused = await app.upgrade('--from', files.second ?? '');
  expect(refused).toMatchObject({ status: 1, output: expect.stringContaining('server/new.ts') });
  expect(app.git('rev-parse', 'HEAD')).toBe(head);
  rmSync(join(app.folder, 'server/new.ts'));
  app.git('rm', '-q', 'server/mail.ts');
  app.write('package.json', app.read('package.json').replace('"old": "old"', '"old": "new"'));
  app.commit('Without mail');
  expect((await upgrade(app, '--from', files.second ?? '')).conflicts).toEqual([
    { file: 'package.json', what: 'changed on both sides', keys: ['scripts.old'] },
    { file: 'server/mail.ts', what: 'deleted by you, changed by the template' },
  ]);
});

it('a test that the app has deleted stays deleted, and the report says so', async () => {
  const app = workshop.makeApp('0.1.0');
  app.git('rm', '-q', 'server/list.test.ts');
  app.commit('Without a test');
  const { conflicts, deletedTests } = await upgrade(app, '--from', files.second ?? '');
  expect({ conflicts, deletedTests }).toEqual({ conflicts: [], deletedTests: ['server/list.test.ts'] });
  expect(app.git('ls-files', 'server/list.test.ts')).toBe('');
  expect(app.git('status', '--porcelain', '--untracked-files=no')).toBe('');
});

describe('with a registry', () => {
  let registry: Awaited<ReturnType<FakeWorkshop['serve']>>;
  let cache: string | undefined;
  beforeAll(async () => {
    if (!isThorough) return;
    registry = await workshop.serve(['0.1.0', '0.1.1', '0.2.0', '0.3.0']);
    cache = mkdtempSync(join(tmpdir(), 'npm-cache-'));
  });
  afterAll(() => {
    registry?.close();
    if (cache) rmSync(cache, { recursive: true, force: true });
  });

  it('says what is newer, takes a security fix alone, then the newest', async () => {
    const app = workshop.makeApp('0.1.0', { npm_config_registry: registry.url, npm_config_cache: cache });
    const { status, stdout } = await app.upgrade('--check', '--json');
    expect([status, JSON.parse(stdout)]).toEqual([
      1,
      {
        version: '0.1.0',
        newer: [
          { version: '0.1.1', security: ['Mails.'] },
          { version: '0.2.0', security: [] },
          { version: '0.3.0', security: ['Lists.'] },
        ],
      },
    ]);
    expect((await app.upgrade('--check')).output).toContain('Security fix in 0.1.1:\n  Mails.\n');
    develop(app);
    expect(await upgrade(app, '--security')).toMatchObject({ to: '0.1.1', conflicts: [] });
    expect(app.git('diff', '--name-only', 'ORIG_HEAD', 'HEAD').split('\n')).toEqual([
      origin.file,
      'server/mail.ts',
    ]);
    expect((await app.upgrade('--security')).output).toContain(
      '0.3.0 has one: npm run upgrade -- --to 0.3.0',
    );
    expect(await upgrade(app)).toMatchObject({ from: '0.1.1', to: '0.3.0', conflicts: [] });
    expect(await app.upgrade('--check')).toMatchObject({
      status: 0,
      output: '0.3.0 is the newest version.\n',
    });
    expect((await app.upgrade('--to', '0.2.0')).output).toContain('0.2.0 is older than 0.3.0');
    expect((await app.upgrade('--to', '0.9.0')).output).toContain(`npm cannot get ${origin.package}@0.9.0`);
  });

  it('says that the registry has no such package, or does not answer', async () => {
    const empty = await workshop.serve([]);
    const app = workshop.makeApp('0.1.0', { npm_config_registry: empty.url, npm_config_cache: cache });
    for (const [args, status] of [
      [['--check'], 2],
      [[], 1],
    ] as const) {
      const refused = await app.upgrade(...args);
      expect(refused.status).toBe(status);
      expect(refused.output).toContain(`the registry has no package ${origin.package}.`);
      expect(refused.output).not.toContain('npm error');
    }
    empty.close();
    const away = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' };
    expect(await workshop.makeApp('0.1.0', away).upgrade('--check')).toMatchObject({
      status: 2,
      output: expect.stringContaining('npm cannot ask the registry'),
    });
  });
});

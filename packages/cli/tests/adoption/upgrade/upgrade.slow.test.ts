import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { origin } from '../../../upgrade/origin.ts';
import { createFakeWorkshop, type FakeApp, type FakeWorkshop } from './fake-template.ts';
import { changelog, develop, first, json, lines, migrations, second } from './fake-versions.ts';

const recordLeftOutUrl = pathToFileURL(join(import.meta.dirname, '../../../upgrade/record-left-out.ts')).href;
let workshop: FakeWorkshop;
let newer: string;

beforeAll(() => {
  workshop = createFakeWorkshop();
  workshop.pack('0.1.0', first);
  newer = workshop.pack('0.2.0', second, changelog);
});
afterAll(() => workshop.remove());

describe('npm run upgrade refuses', () => {
  let app: FakeApp;
  let head: string;
  beforeAll(() => {
    app = workshop.makeApp('0.1.0');
    head = app.git('rev-parse', 'HEAD');
  });
  afterEach(() => {
    app.git('checkout', '-q', '-f', '-B', 'main', head);
    app.git('branch', '-f', origin.branch, head);
  });

  async function expectRefusal(message: string, ...args: string[]) {
    const before = app.git('rev-parse', 'HEAD', '--all');
    expect(await app.upgrade(...args)).toMatchObject({ status: 1, output: expect.stringContaining(message) });
    expect(app.git('rev-parse', 'HEAD', '--all')).toBe(before);
  }

  it.each([
    ['Usage:', ['--to', '0.2.0', '--security']],
    ['--to takes a version', ['--to', 'new']],
    ['There is no file', ['--from', 'nowhere.tgz']],
    ['No upgrade has begun here', ['--continue']],
    ['Usage:', ['--continue', '--dry-run']],
  ])('%s', (message, args) => expectRefusal(message, ...args));

  const commitName = () => {
    app.write(origin.file, app.read(origin.file).replace('Shelf', 'Broken'));
    app.commit('Rename');
  };

  it.each<[string, string, () => void]>([
    ['changes that are not committed', 'not committed', () => app.write('README.md', 'changed\n')],
    [
      'an unfinished merge',
      'A merge is in progress',
      () => {
        app.git('switch', '-q', '-c', 'other');
        app.write('README.md', 'theirs\n');
        app.commit('Theirs');
        app.git('switch', '-q', 'main');
        app.git('merge', '-q', '--no-ff', '--no-commit', 'other');
      },
    ],
    ['a commit that is on no branch', 'No branch is checked out', () => app.git('switch', '-q', '--detach')],
    [
      'the branch of the template itself',
      'Go to yours: git switch main',
      () => app.git('switch', '-q', origin.branch),
    ],
    [
      'a folder that was not made from the template',
      `There is no ${origin.file} here`,
      () => {
        app.git('rm', '-q', origin.file);
        app.git('commit', '-qm', 'Gone');
      },
    ],
    ['a version that cannot be written', 'It does not compile.', commitName],
  ])('%s', async (_what, message, prepare) => {
    prepare();
    await expectRefusal(message, '--from', newer);
  });

  it('a broken package, and a version that is not newer', async () => {
    const broken = join(app.folder, 'broken.tgz');
    writeFileSync(broken, 'no archive');
    await expectRefusal('is not a package that npm can install', '--from', broken);
    await expectRefusal('The app has 0.1.0 already', '--from', newer.replace('0.2.0', '0.1.0'));
  });

  it('an app without its branch, and says what to do', async () => {
    app.git('branch', '-D', origin.branch);
    commitName();
    await expectRefusal(`There is no branch ${origin.branch}. Fetch it: git fetch origin`);
    await expectRefusal(`git branch ${origin.branch} ${head.slice(0, 9)}`);
  });

  it('a branch that has work of the app, which the merge would take out', async () => {
    app.write('server/own.ts', 'own\n');
    app.commit('Own');
    app.git('branch', '-f', origin.branch, 'main');
    await expectRefusal(`git branch -f ${origin.branch} ${head.slice(0, 9)}`);
  });

  it('a record that was broken by hand', async () => {
    for (const text of [
      '{',
      '[]',
      '{"version":"0.1.0"}',
      '{"version":"0.1.0","names":{"name":"x"},"choices":{}}',
    ]) {
      app.write(origin.file, text);
      await expectRefusal('Restore it from git', '--from', newer);
    }
  });

  it('a second one while the first is running', async () => {
    const lock = join(app.folder, '.git/upgrade.lock');
    writeFileSync(lock, String(process.pid));
    await expectRefusal(`already, process ${process.pid}`, '--from', newer);
    rmSync(lock);
  });
});

it('merges by line, by key and by entry, and reports what it did', async () => {
  const app = workshop.makeApp('0.1.0');
  develop(app);
  const { stdout, output } = await app.upgrade('--from', newer, '--json');
  expect(output).toContain('0.2.0');
  expect(JSON.parse(stdout)).toMatchObject({
    from: '0.1.0',
    to: '0.2.0',
    conflicts: [],
    migrations: [`${migrations}/20260102000000_mails.sql`],
    merged: expect.arrayContaining(['server/mail.ts', 'package.json']),
    notes: [{ version: '0.2.0', security: ['Mails are checked.'], adopters: [{ affects: 'few' }] }],
    checks: [{ passed: true }, { passed: true }],
  });
  expect(app.read('server/mail.ts')).toBe(lines('fixed', '', '', '', '', '', '', '', '', 'ours'));
  expect(JSON.parse(app.read('locales/en/home.json'))).toEqual({
    title: 'Hello',
    form: { save: 'Keep' },
    help: 'Help',
  });
  const { scripts } = JSON.parse(app.read('package.json'));
  expect(Object.keys(scripts).sort()).toEqual(['added', 'check', 'ours', 'test:unit']);
  expect(Object.keys(JSON.parse(app.read(`${migrations}/snapshot.json`)).tables).sort()).toEqual([
    'a',
    'b',
    'tools',
  ]);
  expect(app.read('README.md')).toContain('# Shelf\n');
  expect(app.git('status', '--porcelain', '--untracked-files=no')).toBe('');
  expect(app.git('rev-parse', 'HEAD^2')).toBe(app.git('rev-parse', origin.branch));
  expect(app.git('worktree', 'list').split('\n')).toHaveLength(1);
  app.git('reset', '-q', '--hard', 'ORIG_HEAD');
  expect(app.git('log', '-1', '--format=%s')).toBe('Tools');
});

it('leaves conflicts to git, and goes on when they are settled', async () => {
  const app = workshop.makeApp('0.1.0');
  develop(app);
  app.write('server/list.ts', lines('', '', 'ours'));
  app.write('locales/en/home.json', json({ title: 'Hello', form: { save: 'Store' } }));
  app.commit('Lists');
  const { status, output } = await app.upgrade('--from', newer);
  expect([status, output]).toEqual([1, expect.stringContaining('2 conflicts.')]);
  expect(output).toContain('server/list.ts: changed on both sides\n');
  expect(output).toContain('locales/en/home.json: changed on both sides (form.save)\n');
  expect(app.read('server/list.ts')).toContain('<<<<<<<');
  expect(app.read('locales/en/home.json')).toContain(
    '<<<<<<< ours\n    "save": "Store"\n=======\n    "save": "Keep"\n>>>>>>> template\n',
  );
  expect((await app.upgrade('--continue')).output).toContain('Not merged yet');
  app.write('server/list.ts', lines('', '', 'both'));
  app.write('locales/en/home.json', json({ title: 'Hello', form: { save: 'Both' }, help: 'Help' }));
  app.git('add', '-A');
  expect(await app.upgrade('--continue', '--skip-checks')).toMatchObject({
    status: 0,
    output: expect.stringContaining('Few, who send mails'),
  });
  expect(app.git('status', '--porcelain', '--untracked-files=no')).toBe('');
  expect((await app.upgrade('--from', newer)).output).toContain('The app has 0.2.0 already');
});

it('a part that is removed later stays out of later versions; what is the app’s own is no part', () => {
  const app = workshop.makeApp('0.1.0');
  const record = (name: string, isFeature: boolean) => {
    const code = `const { recordLeftOut } = await import(${JSON.stringify(recordLeftOutUrl)}); recordLeftOut('${name}', ${isFeature});`;
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: app.folder });
  };
  record('organizations', false);
  record('tools', true);
  expect(JSON.parse(app.read(origin.file)).choices.without).toEqual(['desktop', 'organizations']);
});

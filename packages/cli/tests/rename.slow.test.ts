import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product } from '../../../contract/product.ts';
import { namesOrigin } from '../rename/named-files.ts';
import { copyProject, type ProjectCopy } from './guides/project-copy.ts';
import { runCli } from './guides/run-add.ts';
import { skipUnlessThorough } from './guides/skip-unless-thorough.ts';

let copy: ProjectCopy;

const git = (...args: string[]) => copy.git(...args);
const rename = (...args: string[]) => runCli('rename', copy, ...args);

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

describe('npm run rename rejects', () => {
  it.each([
    [['It’s "ours"'], 'The name takes up to 40 letters'],
    [['مكتبة'], '--slug takes'],
    [['Shelfmark', '--id', 'shelfmark'], '--id takes'],
    [['Shelfmark', '--contact', "o'neil@shelf.example"], '--contact takes'],
    [['Shelfmark', '--source', "https://shelf.example/it's"], '--source takes'],
    [['Shelfmark', '--colour', 'red'], "Unknown option '--colour'"],
    [['Shelf', 'Mark'], 'Usage:'],
    [[], 'Usage:'],
  ])('%j', (args, message) => {
    const { status, output } = rename(...args);
    expect([status, output]).toEqual([1, expect.stringContaining(message)]);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('as one JSON object, where it is asked for', () => {
    const { status, output } = rename('مكتبة', '--json');
    expect([status, JSON.parse(output.split('\n')[0] ?? '')]).toEqual([
      1,
      { error: expect.stringMatching(/^--slug takes .* From 'مكتبة' follows ''\.$/) },
    ]);
  });

  it('what could not be undone: changes that are not committed', () => {
    appendFileSync(join(copy.folder, 'README.md'), 'A change.\n');
    expect(rename('Shelfmark').output).toContain('not committed');
    expect(git('diff', '--stat')).toContain('1 file changed');
    git('checkout', '-q', '.');
  });
});

it('a dry run says what would change, and changes nothing', () => {
  const { status, output } = rename('Shelfmark', '--dry-run', '--json');
  expect(status).toBe(0);
  const { names, files } = JSON.parse(output);
  expect(names).toEqual({
    name: 'Shelfmark',
    slug: 'shelfmark',
    appId: 'com.example.shelfmark',
    deepLinkScheme: 'shelfmark',
    contact: 'hello@shelfmark.example',
    sourceUrl: 'https://github.com/shelfmark/shelfmark',
  });
  expect(files).toEqual(expect.arrayContaining(['README.md', 'contract/product.ts', 'package.json']));
  expect(git('status', '--porcelain')).toBe('');
});

describe('a product with another name', { timeout: 5 * 60_000 }, () => {
  let told = '';

  beforeAll(() => {
    const options = ['--id', 'org.etoile.app', '--scheme', 'etoile-nord'];
    const { status, output } = rename('Étoile du Nord 2', ...options);
    told = output;
    expect([status, output]).toEqual([
      0,
      expect.stringContaining('Étoile du Nord 2 (etoile-du-nord-2, org.etoile.app'),
    ]);
  });

  it('tells which files changed', () => {
    const changed = git('diff', '--name-only').trim().split('\n');
    expect(told.split('\n').filter((line) => line.startsWith('  '))).toHaveLength(changed.length);
    for (const file of changed) expect(told).toContain(`  ${file}\n`);
  });

  it('has the former name nowhere', () => {
    const named = spawnSync('git', ['grep', '-ilE', `${product.name}|${product.slug}`], {
      cwd: copy.folder,
      encoding: 'utf8',
    });
    const files = named.stdout.split('\n').filter(Boolean);
    // The lock file names the workspace of the tools.
    expect(files.filter((file) => !namesOrigin(file) && file !== 'package-lock.json')).toEqual([]);
    const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8');
    expect(read('README.md')).toContain('# Étoile du Nord 2\n');
    expect(read('contract/product.ts')).toContain("deepLinkScheme: 'etoile-nord'");
    expect(read('contract/product.ts')).toContain('isNamed: true');
    expect(read('.gitignore')).toContain('.etoile-du-nord-2/\n');
    expect(JSON.parse(read('package-lock.json')).packages[''].name).toBe('etoile-du-nord-2');
  });

  it('passes types, the linter and tests that know a name', async (context) => {
    skipUnlessThorough(context);
    expect(await copy.run('tsc', '--noEmit', '-p', '.')).toBe('');
    const changed = git('diff', '--name-only', '--', '*.ts', '*.json').trim().split('\n');
    expect(await copy.run('biome', 'check', '--error-on-warnings', ...changed)).toBe('');
    const paths = ['contract', 'electron', 'server/email', 'server/dashboard', 'tests/lint'];
    expect(await copy.run('vitest', 'run', ...paths)).toBe('');
  });
});

it('does nothing where npm took an option for itself', () => {
  const { status, stderr } = spawnSync(process.execPath, ['packages/cli/main.ts', 'rename', 'Shelfmark'], {
    env: { ...process.env, npm_command: 'run', npm_config_dry_run: 'true' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm took --dry-run for itself')]);
});

import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isAsItComes, skipUnlessAsItComes } from './example.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

let copy: ProjectCopy;
beforeEach(skipUnlessAsItComes);
beforeAll(() => {
  if (isAsItComes) copy = copyProject();
}, 60_000);
afterAll(() => copy?.remove());

const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.folder, encoding: 'utf8' });

function remove(...args: string[]) {
  const program = ['packages/cli/main.ts', 'remove', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

it.each([
  [['users'], "Nothing is named 'users'. What can be removed: repositories, "],
  [['feature'], "Nothing is named 'feature'"],
  [['toString'], "Nothing is named 'toString'"],
  [['../..'], "Nothing is named '../..'"],
  [['repositories', 'users'], 'Usage:'],
  [['repositories', '--force'], "Unknown option '--force'"],
  [[], 'Usage:'],
])('rejects %j', (args, message) => {
  expect(remove(...args)).toEqual({ status: 1, output: expect.stringContaining(message) });
  expect(git('status', '--porcelain')).toBe('');
});

it('--help names the parts', () => {
  expect(remove('--help')).toEqual({
    status: 0,
    output: expect.stringContaining('repositories, desktop, organizations'),
  });
});

it('rejects what could not be undone: changes that are not committed', () => {
  appendFileSync(join(copy.folder, 'README.md'), 'A change.\n');
  expect(remove('repositories').output).toContain('not committed');
  git('checkout', '-q', '.');
  expect(existsSync(join(copy.folder, 'server/repositories'))).toBe(true);
});

it('names the lines that use the feature elsewhere, and removes nothing', () => {
  const file = join(copy.folder, 'server/app/serve.ts');
  const before = readFileSync(file, 'utf8');
  const use =
    "import { repositories } from '../repositories/feature.ts';\nconsole.log(Object.keys(repositories));\n";
  writeFileSync(file, use + before);
  expect(remove('repositories', '--dry-run')).toEqual({
    status: 1,
    output: expect.stringContaining('server/app/serve.ts:2: console.log(Object.keys(repositories));'),
  });
  git('checkout', '-q', '.');
});

it('a dry run says what would go, and changes nothing', () => {
  const { status, output } = remove('repositories', '--dry-run', '--json');
  expect(status).toBe(0);
  const { removed, changed, mentions } = JSON.parse(output);
  expect(removed).toContain('server/database/schema/repositories.ts');
  expect(removed).toContain('locales/ar/repositories-area.json');
  expect(changed).toContain('renderer/app/features.ts');
  expect(mentions).toContain('README.md');
  expect(mentions).not.toContain('renderer/app/features.ts');
  expect(git('status', '--porcelain')).toBe('');
});

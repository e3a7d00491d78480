import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isAsItComes, skipUnlessAsItComes } from './example.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { runCli } from './run-add.ts';

let copy: ProjectCopy;
beforeEach(skipUnlessAsItComes);
beforeAll(() => {
  if (isAsItComes) copy = copyProject();
});
afterAll(() => copy?.remove());

const git = (...args: string[]) => copy.git(...args);
const remove = (...args: string[]) => runCli('remove', copy, ...args);

it.each([
  [['users'], "Nothing is named 'users'. What can be removed: api-keys, "],
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
    output: expect.stringContaining('passkeys, repositories, desktop'),
  });
});

it('rejects what could not be undone: changes that are not committed', () => {
  appendFileSync(join(copy.folder, 'README.md'), 'A change.\n');
  expect(remove('repositories').output).toContain('not committed');
  git('checkout', '-q', '.');
  expect(existsSync(join(copy.folder, 'server/repositories'))).toBe(true);
});

it('tells what uses the feature in another way', () => {
  const file = join(copy.folder, 'server/app/serve.ts');
  const use =
    "import { repositories } from '../repositories/feature.ts';\nexport const names = Object.keys(repositories);\n";
  writeFileSync(file, use + readFileSync(file, 'utf8'));
  git('commit', '-qam', 'Use it');
  const { status, output } = remove('repositories', '--json');
  expect(status).toBe(0);
  expect(JSON.parse(output).left).toContain(
    "server/app/serve.ts(1,34): error TS2304: Cannot find name 'repositories'.",
  );
  git('reset', '-q', '--hard', 'HEAD^');
  expect(git('status', '--porcelain')).toBe('');
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

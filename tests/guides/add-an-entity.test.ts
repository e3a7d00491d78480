import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAsItComes, skipUnlessAsItComes } from './example.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { skipUnlessThorough } from './skip-unless-thorough.ts';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/add-an-entity.md'), 'utf8');
const folder = join(import.meta.dirname, 'tools');
const files = globSync('**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));

it('names every file of the entity, and no other', () => {
  const named = [...guide.matchAll(/\[([^\]]+)\]\(\.\.\/tests\/guides\/tools\/([^)]+)\)/g)];
  for (const [, text, target] of named) expect(text).toBe(target);
  // The guide names the English texts; every language has the same files.
  const wanted = new Set(files.map((path) => path.replace(/^locales\/\w+\//, 'locales/en/')));
  expect(named.map(([, text]) => text).sort()).toEqual([...wanted].sort());
});

describe('the project with the entity', { timeout: 10 * 60_000 }, () => {
  let copy: ProjectCopy;
  beforeEach(skipUnlessAsItComes);
  beforeAll(async () => {
    if (!isAsItComes) return;
    copy = copyProject();
    cpSync(folder, copy.folder, { recursive: true });
    await copy.follow('add-an-entity');
  }, 5 * 60_000);
  afterAll(() => copy?.remove());

  it('compiles', async () => expect(await copy.run('tsc', '--noEmit', '-p', '.')).toBe(''));

  it('passes the linter', async () => {
    const changed = [...guide.matchAll(/^```diff (.+)$/gm)].map(([, path = '']) => path);
    expect(await copy.run('biome', 'check', '--error-on-warnings', ...files, ...changed)).toBe('');
  });

  it('has all texts', async () => expect(await copy.run('node', 'scripts/check-locales.ts')).toBe(''));

  it('has its migration', async () => expect(await copy.run('node', 'scripts/check-migrations.ts')).toBe(''));

  it('passes its own tests, and those over all operations, features and files', async (context) => {
    skipUnlessThorough(context);
    const paths = [
      'contract',
      'renderer',
      'server/account/download-data.test.ts',
      'server/api/handlers.test.ts',
      'server/app/record-fields.test.ts',
      'server/lists/list-indexes.test.ts',
      'server/tools',
      'tests/attacks/every-operation.test.ts',
      'tests/lint',
    ];
    expect(await copy.run('vitest', 'run', ...paths)).toBe('');
  });
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyHunks } from '#scripts/apply-hunks.ts';
import { isAsItComes, skipUnlessAsItComes } from './example.ts';
import { copyProject, type ProjectCopy, readGuide } from './project-copy.ts';
import { skipUnlessThorough } from './skip-unless-thorough.ts';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/add-an-entity.md'), 'utf8');
const folder = join(import.meta.dirname, 'tools');
const files = globSync('**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));

it('names every file of the entity, and no other', () => {
  const named = [...guide.matchAll(/\[([^\]]+)\]\(\.\.\/tests\/guides\/tools\/([^)]+)\)/g)];
  for (const [, text, target] of named) expect(text).toBe(target);
  expect(named.map(([, text]) => text).sort()).toEqual([...files].sort());
});

describe('the project with the entity of the guide', { timeout: 10 * 60_000 }, () => {
  let copy: ProjectCopy;
  beforeEach(skipUnlessAsItComes);
  beforeAll(async () => {
    if (!isAsItComes) return;
    copy = copyProject();
    const [, command = ''] = /^```console\n(.+)\n```$/m.exec(guide) ?? [];
    await copy.take({ kind: 'commands', lines: [command] });
  }, 5 * 60_000);
  afterAll(() => copy?.remove());

  it.each(files)('has the file that the guide explains: %s', async (path) => {
    // Where the command has changed, `vitest -u` writes what it writes now.
    await expect(readFileSync(join(copy.folder, path), 'utf8')).toMatchFileSnapshot(join(folder, path));
  });

  it('has no other file, but texts of other languages and the migration', async () => {
    expect(await copy.run('git', 'add', '--all')).toBe('');
    const added = copy.git('diff', '--cached', '--name-only', '--diff-filter=A').trim().split('\n');
    const others = added.filter((path) => !files.includes(path) && !/^locales\/(?!en)\w+\/tools/.test(path));
    expect(others).toEqual([expect.stringMatching(/^server\/database\/migrations\/\d+_add_tools\.sql$/)]);
  });

  it('has the changes that the guide shows, and no others', () => {
    const changes = readGuide('add-an-entity').filter((step) => step.kind === 'change');
    for (const { path, hunks } of changes) {
      const backwards = hunks.map(({ before, after }) => ({ before: after, after: before }));
      const changed = readFileSync(join(copy.folder, path), 'utf8');
      expect([path, applyHunks(changed, backwards)]).toEqual([path, readFileSync(join(root, path), 'utf8')]);
    }
    const written = copy.git('diff', '--cached', '--name-only', '--diff-filter=M').trim().split('\n');
    const generated = 'server/database/migrations/snapshot.json';
    expect(written.filter((path) => path !== generated).sort()).toEqual(
      changes.map(({ path }) => path).sort(),
    );
  });

  it('compiles', async (context) => {
    skipUnlessThorough(context);
    expect(await copy.run('tsc', '--noEmit', '-p', '.')).toBe('');
  });

  it('passes the linter', async () => {
    const paths = files.filter((path) => existsSync(join(copy.folder, path)));
    expect(await copy.run('biome', 'check', '--error-on-warnings', ...paths)).toBe('');
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

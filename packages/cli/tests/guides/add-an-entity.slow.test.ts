import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyHunks } from '../../apply-hunks.ts';
import { isAsItComes, skipUnlessAsItComes } from './example.ts';
import { copyProject, type ProjectCopy, readGuide } from './project-copy.ts';
import { skipUnlessThorough } from './skip-unless-thorough.ts';

const root = join(import.meta.dirname, '../../../..');
const guide = readFileSync(join(root, 'docs/add-an-entity.md'), 'utf8');
/** Files that the guide explains, one at the beginning of each item. */
const files = [...guide.matchAll(/^- `([^`]+\/[^`]+)`: /gm)].map(([, path = '']) => path);

describe('the project with the entity of the guide', { timeout: 10 * 60_000 }, () => {
  let copy: ProjectCopy;
  beforeEach(skipUnlessAsItComes);
  beforeAll(async () => {
    if (!isAsItComes) return;
    copy = copyProject();
    const [, command = ''] = /^```console\n(.+)\n```$/m.exec(guide) ?? [];
    await copy.take({ kind: 'commands', lines: [command] });
    copy.git('add', '--all');
  }, 5 * 60_000);
  afterAll(() => copy?.remove());

  it('has the files that the guide explains, and no other but texts of languages and the migration', () => {
    const added = copy.git('diff', '--cached', '--name-only', '--diff-filter=A').trim().split('\n');
    const isMigration = (path: string) => /^server\/database\/migrations\/\d+_add_tools\.sql$/.test(path);
    expect(added.filter(isMigration)).toHaveLength(1);
    const others = added.filter((path) => !isMigration(path) && !/^locales\/(?!en)\w+\/tools/.test(path));
    expect(others.sort()).toEqual(files.toSorted());
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
    expect(await copy.run('biome', 'check', '--error-on-warnings', ...files)).toBe('');
  });

  it('has all texts', async () => expect(await copy.run('node', 'scripts/check-locales.ts')).toBe(''));

  it('has its migration', async () => expect(await copy.run('node', 'scripts/check-migrations.ts')).toBe(''));

  it('passes its own tests, and those over all operations, features and files', async (context) => {
    skipUnlessThorough(context);
    const paths = [
      'contract',
      'renderer',
      'server/account/download-data.test.ts',
      'server/app/record-fields.test.ts',
      'server/lists/list-indexes.test.ts',
      'server/tools',
      'tests/operations',
      'tests/lint',
    ];
    expect(await copy.run('vitest', 'run', ...paths)).toBe('');
  });
});

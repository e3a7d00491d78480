import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = copyProject();
  await copy.follow('remove-a-feature');
}, 300_000);
afterAll(() => copy?.remove());

it('leaves sources and tests that compile, and no text or migration too few or too many', async () => {
  expect(await copy.run('tsc', '--noEmit', '-p', '.')).toBe('');
  expect(await copy.run('node', 'scripts/check-locales.ts')).toBe('');
  expect(await copy.run('node', 'scripts/check-migrations.ts')).toBe('');
}, 300_000);

it('leaves nothing in the sources that imports it or asks for its operations', () => {
  const files = globSync('{contract,server,renderer,scripts,electron}/**/*.{ts,tsx}', { cwd: copy.folder });
  expect(files.length).toBeGreaterThan(500);
  const asking = files.filter((file) =>
    /\/repositor(?:y|ies)[/.-]|api\.repositories|'repository[.']/.test(
      readFileSync(join(copy.folder, file), 'utf8'),
    ),
  );
  expect(asking).toEqual([]);
});

it('leaves rules of the core that hold', async () => {
  const tests = [
    'contract',
    'server/api',
    'server/lists',
    'server/records',
    'tests/attacks/every-operation.test.ts',
  ];
  expect(await copy.run('vitest', 'run', ...tests)).toBe('');
}, 600_000);

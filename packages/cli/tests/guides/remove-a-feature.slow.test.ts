import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isAsItComes, skipUnlessAsItComes } from './example.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { skipUnlessThorough } from './skip-unless-thorough.ts';

let copy: ProjectCopy;
beforeEach(skipUnlessAsItComes);
beforeAll(async () => {
  if (!isAsItComes) return;
  copy = copyProject();
  await copy.follow('remove-a-feature');
}, 300_000);
afterAll(() => copy?.remove());

it('leaves sources and tests that compile and keep to the rules, and no text or migration too few or too many', async (context) => {
  skipUnlessThorough(context);
  expect(await copy.run('tsc', '--noEmit', '-p', '.')).toBe('');
  expect(await copy.run('biome', 'check', '--error-on-warnings', '.')).toBe('');
  expect(await copy.run('node', 'scripts/check-locales.ts')).toBe('');
  expect(await copy.run('node', 'scripts/check-migrations.ts')).toBe('');
}, 300_000);

/** What names it still. */
const exceptions = [
  // What was, and what undoes it.
  /^server\/database\/migrations\//,
  // The guides begin with it; their tests are skipped where it is gone.
  /^tests\/(?:adoption|guides)\//,
  // Where GitHub and git keep a project.
  /^build\/desktop\/update-feed(?:\.test)?\.ts$/,
  /^scripts\/upgrade\//,
  // What organizations gave to it: lines for a file that is gone.
  /^scripts\/remove\/parts\/organizations/,
];

it('leaves nothing that names it, in sources, texts and tests', () => {
  const files = globSync('{build,contract,electron,lab,locales,renderer,scripts,server,tests}/**/*.*', {
    cwd: copy.folder,
  }).map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(1000);
  const naming = files
    .filter((file) => statSync(join(copy.folder, file)).isFile())
    .filter((file) => /repositor/i.test(file + readFileSync(join(copy.folder, file), 'utf8')));
  expect(naming.filter((file) => !exceptions.some((exception) => exception.test(file)))).toEqual([]);
});

// All tests of what is left without several parts: remove-parts.slow.test.ts.
it('leaves rules of the core that hold', async (context) => {
  skipUnlessThorough(context);
  const tests = [
    'contract',
    'server/lists/list-indexes.test.ts',
    'server/records',
    'tests/attacks/every-operation.test.ts',
    'packages/cli/tests/security-map.test.ts',
    'lab/screenshots',
    'tests/lint',
  ];
  expect(await copy.run('vitest', 'run', ...tests)).toBe('');
}, 600_000);

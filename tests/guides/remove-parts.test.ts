import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parts } from '#scripts/remove/parts/parts.ts';
import { isAsItComes } from './example.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { skipUnlessThorough } from './skip-unless-thorough.ts';

const minutes = 60_000;

beforeEach(skipUnlessThorough);
let copy: ProjectCopy | undefined;
afterEach(() => copy?.remove());

const names = Object.keys(parts);
const all = [...names, ...(isAsItComes ? ['repositories'] : [])];

it.each(
  [...names.map((name) => [name]), ...(all.length > 1 ? [all, all.toReversed()] : [])].map((list) => [list]),
)(
  'without %j the product passes its checks and tests, and nothing names them',
  async (removed) => {
    copy = copyProject();
    for (const name of removed) {
      expect(await copy.run('node', 'scripts/remove.ts', name)).toBe('');
      expect(await copy.commit(`Remove ${name}`)).toBe('');
    }
    for (const name of removed) expect(filesNaming(name, copy.folder)).toEqual([]);
    expect(await copy.run('node', 'scripts/check.ts')).toBe('');
    expect(await copy.run('vitest', 'run', '--exclude', 'tests/guides/**')).toBe('');
    expect(await copy.run('node', 'scripts/build.ts')).toBe('');
  },
  30 * minutes,
);

/** What names a part that was removed, for a reason. */
const exceptions: Readonly<Record<string, RegExp[]>> = {
  // What was.
  all: [/^CHANGELOG\.md$/, /^server\/database\/migrations\//],
  demo: [],
  // The guides begin with it; their tests are skipped where it is gone. GitHub calls a project so.
  repositories: [/^tests\/guides\//, /update-feed/, /^docs\//, /^README\.md$/],
};

function filesNaming(name: string, folder: string): string[] {
  const word = new RegExp(name === 'repositories' ? 'repositor' : `(?<![a-z])${name}(?!te|ti)`, 'i');
  const ignored = [...(exceptions.all ?? []), ...(exceptions[name] ?? [])];
  const folders = 'build,contract,docs,electron,locales,renderer,scripts,server,tests';
  return globSync([`{${folders}}/**/*.*`, '*.{md,json,ts}', '.env.example'], { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'package-lock.json' && !ignored.some((pattern) => pattern.test(file)))
    .filter((file) => statSync(join(folder, file)).isFile())
    .filter((file) => word.test(file + readFileSync(join(folder, file), 'utf8')));
}

import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parts } from '../../remove/parts/parts.ts';
import { isAsItComes } from './example.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { quickTests } from './quick-tests.ts';
import { skipUnlessThorough } from './skip-unless-thorough.ts';

const minutes = 60_000;

beforeEach(skipUnlessThorough);
let copy: ProjectCopy | undefined;
afterEach(() => copy?.remove());

const names = Object.keys(parts);
const all = [...names, ...(isAsItComes ? ['repositories'] : [])];

async function removeAll(list: readonly string[]): Promise<ProjectCopy> {
  copy = copyProject();
  for (const name of list) {
    expect(await copy.run('node', 'packages/cli/main.ts', 'remove', name)).toBe('');
    expect(await copy.commit(`Remove ${name}`)).toBe('');
  }
  return copy;
}

// Made apps without several of them: tests/adoption/create.
it.each(names.map((name) => [name]))(
  'without %s the product passes its checks and quick tests, and nothing names it',
  async (name) => {
    const { folder, run } = await removeAll([name]);
    expect(filesNaming(name, folder)).toEqual([]);
    expect(await run('node', 'scripts/check.ts')).toBe('');
    // The packages are those of this checkout, also what the lock file no longer has.
    expect(await run('vitest', 'run', ...quickTests, '--exclude', 'scripts/sbom.slow.test.ts')).toBe('');
  },
  15 * minutes,
);

it(
  'without all of them the product passes its checks and all tests, and nothing names them',
  async () => {
    const { folder, run } = await removeAll(all);
    for (const name of all) expect(filesNaming(name, folder)).toEqual([]);
    expect(await run('node', 'scripts/check.ts')).toBe('');
    const left = ['packages/**', 'scripts/sbom.slow.test.ts'];
    expect(await run('vitest', 'run', ...left.flatMap((path) => ['--exclude', path]))).toBe('');
  },
  30 * minutes,
);

it(
  'the order in which they are removed makes no difference but to the migrations',
  async () => {
    const one = await removeAll(all);
    const files = sourcesIn(one);
    one.remove();
    expect(sourcesIn(await removeAll(all.toReversed()))).toEqual(files);
  },
  10 * minutes,
);

/** Path, mode and hash of each file, a line each. */
function sourcesIn({ git }: ProjectCopy): string[] {
  const listed = git('ls-tree', '-r', 'HEAD').trim().split('\n');
  return listed.filter((line) => !line.includes('server/database/migrations/'));
}

/** What names a part that was removed, for a reason. */
const exceptions: Readonly<Record<string, RegExp[]>> = {
  // What was; other parts that can be removed; the tests of `npm run remove` and of what is made with it.
  all: [
    /^CHANGELOG\.md$/,
    // Lists what `create` leaves out.
    /^docs\/create\.md$/,
    /^scripts\/remove\//,
    /^server\/database\/migrations\//,
    /^tests\/(?:adoption|guides)\//,
  ],
  // A kind of device, and the size of a picture.
  desktop: [
    /^contract\/schemas\/session-info\.ts$/,
    /^renderer\/components\/session-device\.tsx$/,
    /^server\/email\/templates\/render-mail\.test\.tsx$/,
    /^server\/(?:sessions\/device(?:\.test)?|users\/user-sessions\.test)\.ts$/,
    /^lab\/screenshots\//,
    // freedesktop.org
    /^tests\/support\/test-fonts\.ts$/,
  ],
  // Documents show things by it; git and GitHub call a project so.
  repositories: [/^docs\//, /^scripts\/upgrade\//, /update-feed/, /^README\.md$/],
};

/** What names them in the singular, too, and however it is spelt. */
const stems: Readonly<Record<string, string>> = {
  organizations: 'organi[sz]ation',
  repositories: 'repositor',
};

function filesNaming(name: string, folder: string): string[] {
  const word = new RegExp(stems[name] ?? `(?<![a-z])${name}(?!te)`, 'i');
  const ignored = [...(exceptions.all ?? []), ...(exceptions[name] ?? [])];
  const folders = 'build,contract,docs,electron,lab,locales,renderer,scripts,server,tests';
  return globSync([`{${folders}}/**/*.*`, '*.{md,json,ts}', '.env.example'], { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'package-lock.json' && !ignored.some((pattern) => pattern.test(file)))
    .filter((file) => statSync(join(folder, file)).isFile())
    .filter((file) => word.test(file + readFileSync(join(folder, file), 'utf8')));
}

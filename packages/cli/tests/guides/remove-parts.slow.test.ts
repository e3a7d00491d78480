import { afterEach, beforeEach, expect, it } from 'vitest';
import { trackedFiles } from '../../git.ts';
import { isOfPart, partOf, removableParts } from '../../remove/parts.ts';
import { skipUnlessAsItComes } from './example.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { quickTests } from './quick-tests.ts';
import { skipUnlessThorough } from './skip-unless-thorough.ts';

const minutes = 60_000;

beforeEach(skipUnlessAsItComes);
let copy: ProjectCopy | undefined;
afterEach(() => copy?.remove());

const names = removableParts(trackedFiles());

async function removeAll(list: readonly string[]): Promise<ProjectCopy> {
  copy = copyProject();
  for (const name of list) {
    expect(await copy.run('node', 'packages/cli/main.ts', 'remove', name, '--skip-checks')).toBe('');
    expect(await copy.commit(`Remove ${name}`)).toBe('');
  }
  return copy;
}

it.each(names)(
  'without %s the sources compile, keep to the rules, and have their texts and migrations',
  async (name) => {
    const { run, git } = await removeAll([name]);
    const left = git('ls-files').trim().split('\n');
    expect(left.filter((file) => isOfPart(partOf(name), file))).toEqual([]);
    expect(await run('tsc', '--noEmit', '-p', '.')).toBe('');
    expect(await run('biome', 'check', '--error-on-warnings', '.')).toBe('');
    expect(await run('node', 'scripts/check-locales.ts')).toBe('');
    expect(await run('node', 'scripts/check-migrations.ts')).toBe('');
  },
  5 * minutes,
);

// Made apps without several of them: tests/adoption/create.
it.for([...names.map((name) => [name]), names])(
  'without %j the product passes its checks and quick tests',
  { timeout: 20 * minutes },
  async (list, context) => {
    skipUnlessThorough(context);
    const { run } = await removeAll(list);
    expect(await run('node', 'scripts/check.ts')).toBe('');
    expect(await run('vitest', 'run', '--project', 'quick', ...quickTests)).toBe('');
  },
);

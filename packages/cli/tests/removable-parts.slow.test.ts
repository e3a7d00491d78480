import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { trackedFiles } from '../git.ts';
import { isOwnFile } from '../remove/part.ts';
import { parts } from '../remove/parts/parts.ts';
import { planRemoval } from '../remove/plan.ts';
import { origin } from '../upgrade/origin.ts';
import { isAsItComes } from './guides/example.ts';

// What was removed is tracked until it is committed.
const files = trackedFiles().filter((path) => existsSync(path));

it('are listed by the names of their files', () => {
  for (const name of Object.keys(parts)) expect(files).toContain(`packages/cli/remove/parts/${name}.ts`);
});

const changesWhatItLikes =
  'other features may use a part in their own ways; the command says what no longer fits';

beforeEach(({ skip }) => {
  if (!isAsItComes || existsSync(origin.file)) skip(changesWhatItLikes);
});

// Where one fails, somebody changed a text that `npm run remove` changes: adapt the list in packages/cli/remove/parts/.
describe.each(Object.entries(parts))('%s', (name, part) => {
  it('names files of its own that exist', () => {
    const named = part.files.filter((file) => typeof file === 'string');
    // A pattern may be about files of features alone, which can be removed.
    expect(named.filter((file) => !files.some((path) => isOwnFile({ files: [file] }, path)))).toEqual([]);
  });

  it('names texts, scripts and packages that exist, once', () => {
    const plan = planRemoval(name, part, files);
    expect(plan.removed.length).toBeGreaterThan(0);
    expect(plan.unknown).toEqual([]);
    expect(plan.unfit).toEqual([]);
  });
});

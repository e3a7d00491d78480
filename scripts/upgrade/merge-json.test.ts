import { expect, it } from 'vitest';
import { type Json, mergeJson } from './merge-json.ts';
import { conflictPaths, printJson } from './print-json.ts';

const base: Json = { title: 'Home', form: { save: 'Save', cancel: 'Cancel' }, old: 'Old' };

function merge(ours: Json, theirs: Json, from: Json | undefined = base) {
  const merged = mergeJson(from, ours, theirs);
  if (merged === undefined) throw new Error('nothing is left');
  return { text: printJson(merged), conflicts: conflictPaths(merged) };
}

it.each<[what: string, ours: Json, theirs: Json, merged: Json]>([
  [
    'keys that stand side by side',
    { title: 'Start', form: { save: 'Save', cancel: 'Cancel' }, old: 'Old' },
    { title: 'Home', form: { save: 'Keep', cancel: 'Cancel' }, old: 'Old' },
    { title: 'Start', form: { save: 'Keep', cancel: 'Cancel' }, old: 'Old' },
  ],
  [
    'new keys of both at the same place, and one that is gone',
    { title: 'Home', ours: 'Ours', form: { save: 'Save', cancel: 'Cancel' }, old: 'Old' },
    { title: 'Home', theirs: 'Theirs', form: { save: 'Save', cancel: 'Cancel' } },
    { title: 'Home', theirs: 'Theirs', ours: 'Ours', form: { save: 'Save', cancel: 'Cancel' } },
  ],
  ['the same change of both', { title: 'Start' }, { title: 'Start' }, { title: 'Start' }],
])('merges %s', (_what, ours, theirs, merged) => {
  expect(merge(ours, theirs)).toEqual({ text: `${JSON.stringify(merged, null, 2)}\n`, conflicts: [] });
});

it('merges lists of texts by entry', () => {
  const { text } = merge({ files: ['a', 'c', 'd'] }, { files: ['a', 'b', 'e'] }, { files: ['a', 'b', 'c'] });
  expect(JSON.parse(text)).toEqual({ files: ['a', 'd', 'e'] });
});

it('merges files that both added', () => {
  const added = mergeJson(undefined, { a: 1, b: 1 }, { b: 1, c: 1 });
  expect(added).toEqual({ a: 1, b: 1, c: 1 });
});

it('prints conflicts as git does, each with the key', () => {
  const ours: Json = { title: 'Start', form: { save: 'Save', cancel: { short: 'No', long: 'Never' } } };
  const theirs: Json = { title: 'Begin', form: { save: 'Save' }, old: 'Old' };
  expect(merge(ours, theirs)).toEqual({
    conflicts: ['title', 'form.cancel'],
    text: `{
<<<<<<< ours
  "title": "Start",
=======
  "title": "Begin",
>>>>>>> template
  "form": {
    "save": "Save",
<<<<<<< ours
    "cancel": {
      "short": "No",
      "long": "Never"
    }
=======
>>>>>>> template
  }
}
`,
  });
});

it('takes an entry of a lock file whole', () => {
  const locked = (version: string, integrity: string) => ({ packages: { a: { version, integrity } } });
  const rules = { isWhole: (path: readonly string[]) => path.length === 2 };
  const merged = mergeJson(locked('1', 'x'), locked('2', 'x'), locked('1', 'y'), {
    ...rules,
    settle: (_path, { theirs }) => theirs,
  });
  expect(merged).toEqual(locked('1', 'y'));
});

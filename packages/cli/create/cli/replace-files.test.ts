import { expect, it } from 'vitest';
import { replacement } from './replace-files.ts';

const migration = (name: string) => `server/database/migrations/${name}.sql`;
const dropped = migration('20260101000000_remove_repositories');
const before = ['a.ts', migration('20250101000000_repositories'), dropped];

it('keeps the migration that dropped what was left out, and writes no second one', () => {
  const after = [
    'b.ts',
    migration('20250101000000_repositories'),
    migration('20270101000000_remove_repositories'),
  ];
  expect(replacement(before, after, ['repositories'])).toEqual({
    removed: ['a.ts', migration('20250101000000_repositories')],
    written: ['b.ts', migration('20250101000000_repositories')],
  });
});

it('leaves out migrations that would change what was dropped', () => {
  const after = [migration('20250101000000_repositories'), migration('20261201000000_repositories-stars')];
  expect(replacement(before, after, ['repositories']).written).toEqual([after[0]]);
});

it('writes the drop of what was left out since, and takes back that of what is there again', () => {
  const other = migration('20270101000000_remove_tools');
  expect(replacement(before, ['b.ts', other], ['tools'])).toEqual({
    removed: before,
    written: ['b.ts', other],
  });
});

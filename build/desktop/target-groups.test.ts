import { expect, it } from 'vitest';
import { targetGroups } from './target-groups.ts';

it('keep the deb apart, and before the archive that its mark must not get into', () => {
  expect(targetGroups('linux', [])).toEqual([['deb'], ['AppImage', 'tar.gz']]);
  expect(targetGroups('linux', ['tar.gz', 'Deb'])).toEqual([['Deb'], ['tar.gz']]);
});

it('are all of a system, or those that are named', () => {
  expect(targetGroups('mac', [])).toEqual([['dmg', 'zip']]);
  expect(targetGroups('win', [])).toEqual([['nsis']]);
  expect(targetGroups('linux', ['dir'])).toEqual([['dir']]);
});

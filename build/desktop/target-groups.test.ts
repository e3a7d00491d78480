import { expect, it } from 'vitest';
import { targetGroups } from './target-groups.ts';

it('keep the archive before the deb, whose mark must not get into it, and the deb with what the feed names', () => {
  expect(targetGroups('linux', [])).toEqual([['tar.gz'], ['AppImage', 'deb']]);
  expect(targetGroups('linux', ['tar.gz', 'Deb'])).toEqual([['tar.gz'], ['Deb']]);
});

it('are all of a system, or those that are named', () => {
  expect(targetGroups('mac', [])).toEqual([['dmg', 'zip']]);
  expect(targetGroups('win', [])).toEqual([['nsis']]);
  expect(targetGroups('linux', ['dir'])).toEqual([['dir']]);
});

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeFolder, requireEmpty } from './target-folder.ts';

vi.setConfig({ testTimeout: 30_000 });

const root = mkdtempSync(join(tmpdir(), 'target-'));
beforeAll(() => {
  writeFileSync(join(root, 'file'), '');
  mkdirSync(join(root, 'full/x'), { recursive: true });
  mkdirSync(join(root, 'empty'));
  symlinkSync('empty', join(root, 'link'));
  symlinkSync('nowhere', join(root, 'dangling'));
});
afterAll(() => rmSync(root, { recursive: true }));

it.each(['empty', 'link', 'new', 'new/deep', 'with space', 'مكتبة'])('takes %s', (name) => {
  expect(() => requireEmpty(join(root, name))).not.toThrow();
});

it.each([
  ['file', 'is a file. Name a folder'],
  ['file/below', 'is a file: there can be no folder in it'],
  ['full', 'is not empty (x)'],
  ['dangling', 'is a link that leads nowhere'],
  ['a:b', 'npm finds no programs'],
])('refuses %s', (name, message) => {
  expect(() => requireEmpty(join(root, name))).toThrow(message);
});

it.each(['new/deep', 'empty'])(
  'takes back what was written to %s, and does not wait for it',
  async (name) => {
    const folder = join(root, name);
    const before = readdirSync(root);
    const takeBack = makeFolder(folder);
    mkdirSync(join(folder, 'packages'));
    writeFileSync(join(folder, 'packages/x'), '');
    takeBack();
    expect(existsSync(join(root, 'new'))).toBe(false);
    expect(readdirSync(join(root, 'empty'))).toEqual([]);
    await vi.waitFor(() => expect(readdirSync(root)).toEqual(before), 20_000);
  },
);

it('leaves what others put beside it and into the folders above', async () => {
  const theirs = join(root, `.app-deleted-${process.pid}`);
  mkdirSync(theirs);
  writeFileSync(join(theirs, 'kept'), '');
  const takeBack = makeFolder(join(root, 'above/deep/app'));
  mkdirSync(join(root, 'above/other'));
  writeFileSync(join(root, 'above/deep/app/x'), '');
  const before = readdirSync(root);
  takeBack();
  expect(readdirSync(join(root, 'above'))).toEqual(['other']);
  await vi.waitFor(() => expect(readdirSync(root)).toEqual(before), 20_000);

  // Once another one is gone, a process that deleted theirs would have done so.
  const takeBackOther = makeFolder(join(root, 'new'));
  writeFileSync(join(root, 'new/x'), '');
  takeBackOther();
  await vi.waitFor(() => expect(readdirSync(root)).toEqual(before), 20_000);
  expect(readdirSync(theirs)).toEqual(['kept']);
});

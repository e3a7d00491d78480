import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, requireEmpty } from './target-folder.ts';

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

it('takes back what was written, with the folders above that it made', () => {
  const takeBack = makeFolder(join(root, 'new/deep'));
  writeFileSync(join(root, 'new/deep/x'), '');
  takeBack();
  expect(existsSync(join(root, 'new'))).toBe(false);
});

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packFiles, unpackFiles, writeFiles } from './archive.ts';
import { readClone } from './read-clone.ts';

it('returns every file of the template as it was, also those that npm leaves out of packages', () => {
  const files = readClone(join(import.meta.dirname, '../../../..'));
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['.gitignore', '.npmrc', 'package-lock.json']),
  );
  expect(unpackFiles(packFiles(files))).toEqual(files);
});

it('writes folders, bytes and the right to execute', ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const content = Buffer.from([0, 255, 10, 13]);
  writeFiles(folder, [{ path: 'a/b/run', content, isExecutable: true }]);
  expect(readFileSync(join(folder, 'a/b/run'))).toEqual(content);
  if (process.platform !== 'win32') expect(statSync(join(folder, 'a/b/run')).mode & 0o111).toBe(0o111);
});

it('writes nothing outside the folder', () => {
  const file = { path: '../outside', content: Buffer.from(''), isExecutable: false };
  expect(() => writeFiles(join(tmpdir(), 'archive'), [file])).toThrow('no path below');
});

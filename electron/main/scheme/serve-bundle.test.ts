import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBundleFile } from './serve-bundle.ts';

const parent = mkdtempSync(join(tmpdir(), 'bundle-'));
const folder = join(parent, 'renderer');
mkdirSync(join(folder, 'assets'), { recursive: true });
for (const path of ['index.html', 'assets/a.js', 'assets/a b.json', 'assets/a.map', '../secret.json'])
  writeFileSync(join(folder, path), path);
// On Windows the first would be in a folder and the second an alternate stream of a file.
const disguised = process.platform === 'win32' ? [] : ['assets\\b.json', 'a.js:b.json'];
for (const name of disguised) writeFileSync(join(folder, name), name);
mkdirSync(`${folder}-2`);
writeFileSync(join(`${folder}-2`, 'other.json'), 'other');

afterAll(() => rmSync(parent, { recursive: true }));

const read = async (pathname: string) => {
  const file = await readBundleFile(folder, pathname);
  return file && `${file.type.split(';')[0]} ${new TextDecoder().decode(file.content)}`;
};

it.each([
  ['/', 'text/html index.html'],
  ['/manager/users', 'text/html index.html'],
  ['/assets/a.js', 'text/javascript assets/a.js'],
  ['/assets/a%20b.json', 'application/json assets/a b.json'],
])('%s', async (pathname, expected) => expect(await read(pathname)).toBe(expected));

it.each([
  ['a folder above', '/%2e%2e/secret.json'],
  ['above, with a separator in disguise', '/..%2fsecret.json'],
  ['above, from within', '/assets/..%2f../%2e%2e/secret.json'],
  ['a folder whose name begins alike', '/%2e%2e/renderer-2/other.json'],
  ['a type that is not ours', '/assets/a.map'],
  ['what is not there', '/assets/b.js'],
  ['a folder with a name like a file', '/assets.js'],
  ['no text', '/%ff.js'],
  ['half an escape', '/%2.js'],
  ['a separator of Windows', '/assets%5cb.json'],
  ['a stream of Windows', '/a.js:b.json'],
])('not %s', async (_what, pathname) => expect(await read(pathname)).toBeUndefined());

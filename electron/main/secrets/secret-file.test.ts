import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Keyring } from './keyring.ts';
import { openSecretFile } from './secret-file.ts';

/** Inverts every byte, so that leaked clear text is detected. */
const keyring: Keyring = {
  encrypt: async (text) => Buffer.from(Buffer.from(text).map((byte) => byte ^ 255)),
  decrypt: async (encrypted) => {
    const text = Buffer.from(encrypted.map((byte) => byte ^ 255)).toString();
    if (!text.startsWith('secret')) throw new Error('encrypted elsewhere');
    return text;
  },
};

let folder: string;
let file: string;
let warnings: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-file-'));
  file = join(folder, 'inner', 'session');
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true }));

const open = (used: Keyring | undefined = keyring) =>
  openSecretFile(file, used, (reason) => warnings.push(reason));

it('stores a text for the next start, only for its owner and never in clear text', async () => {
  await open().write('secret 1');
  expect(await open().read()).toBe('secret 1');
  expect((await readFile(file)).includes('secret')).toBe(false);
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('stores the last of many changes, and leaves no other files', async () => {
  const secret = open();
  await Promise.all([secret.write('secret 1'), secret.remove(), secret.write('secret 2')]);
  expect(await secret.read()).toBe('secret 2');
  expect(await readdir(join(folder, 'inner'))).toEqual(['session']);
  await secret.remove();
  expect(await secret.read()).toBeUndefined();
  expect(warnings).toEqual([]);
});

it('writes nothing without a keyring, and deletes a file written with one', async () => {
  const secret = openSecretFile(file, undefined, (reason) => warnings.push(reason));
  await secret.write('secret 1');
  expect(await secret.read()).toBeUndefined();
  expect(warnings).toEqual([]);
  await open().write('secret 2');
  expect(await secret.read()).toBeUndefined();
  expect(warnings).toEqual(['the keyring that encrypted it is not available']);
  await secret.remove();
  expect(await readdir(join(folder, 'inner'))).toEqual([]);
});

it.each([
  ['damaged', 'nonsense'],
  ['empty', ''],
])('ignores a file that is %s, and logs the reason', async (_what, content) => {
  await open().write('secret');
  await writeFile(file, content);
  expect(await open().read()).toBeUndefined();
  expect(warnings).toEqual(['it cannot be decrypted: encrypted elsewhere']);
});

it('continues if the file cannot be written', async () => {
  await writeFile(join(folder, 'inner'), 'no folder');
  await open().write('secret');
  expect(warnings[0]).toMatch('it cannot be written');
});

it('continues if the file cannot be deleted', async () => {
  await mkdir(join(file, 'in the way'), { recursive: true });
  await open().remove();
  expect(warnings[0]).toMatch('it cannot be deleted');
});

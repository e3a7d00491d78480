import { expect, it } from 'vitest';
import { openKeyring } from './keyring.ts';

interface Setting {
  available?: boolean;
  backend?: ReturnType<Electron.SafeStorage['getSelectedStorageBackend']>;
  prefix?: string;
  broken?: boolean;
}

function safeStorage({
  available = true,
  backend = 'gnome_libsecret',
  prefix = 'v11',
  broken = false,
}: Setting) {
  return {
    isAsyncEncryptionAvailable: async () => available,
    getSelectedStorageBackend: () => backend,
    encryptStringAsync: async (text: string) => {
      if (broken) throw new Error('no key');
      return Buffer.from(prefix + text);
    },
    decryptStringAsync: async (encrypted: Buffer) => ({
      shouldReEncrypt: false,
      result: encrypted.toString().slice(prefix.length),
    }),
  };
}

it('encrypts and decrypts', async () => {
  const keyring = await openKeyring(safeStorage({}), 'linux');
  const encrypted = await keyring?.encrypt('secret');
  expect(encrypted?.toString()).toBe('v11secret');
  expect(encrypted && (await keyring?.decrypt(encrypted))).toBe('secret');
});

it.each<[string, NodeJS.Platform, Setting]>([
  ['the system offers none', 'darwin', { available: false }],
  ['Linux has no keyring', 'linux', { backend: 'basic_text' }],
  ['Linux seals with the password that everybody knows', 'linux', { backend: 'unknown', prefix: 'v10' }],
  ['Linux does not seal at all', 'linux', { backend: 'unknown', prefix: '' }],
  ['the key cannot be had', 'linux', { broken: true }],
])('is undefined if %s', async (_what, platform, setting) => {
  expect(await openKeyring(safeStorage(setting), platform)).toBeUndefined();
});

it.each<NodeJS.Platform>(['darwin', 'win32'])('needs no such proof on %s', async (platform) => {
  expect(await openKeyring(safeStorage({ prefix: 'v10' }), platform)).toBeDefined();
});

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type * as Electron from 'electron';
import { options } from './options.ts';

const key = createHash('sha256')
  .update(options.keyringSecret ?? 'none')
  .digest();
const prefix = Buffer.from('v11');

function isEncryptionAvailable(): boolean {
  return options.keyring !== 'unavailable';
}

function encryptString(plainText: string): Buffer {
  if (!isEncryptionAvailable())
    throw new Error(
      'Error while encrypting the text provided to safeStorage.encryptString. Encryption is not available.',
    );
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const encrypted = Buffer.concat([cipher.update(plainText, 'utf8'), cipher.final()]);
  return Buffer.concat([prefix, iv, cipher.getAuthTag(), encrypted]);
}

function decryptString(encrypted: Buffer): string {
  const failure = 'Error while decrypting the ciphertext provided to safeStorage.decryptString.';
  if (!isEncryptionAvailable()) throw new Error(`${failure} Decryption is not available.`);
  if (!encrypted.subarray(0, 3).equals(prefix)) throw new Error(failure);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(3, 15));
    decipher.setAuthTag(encrypted.subarray(15, 31));
    return Buffer.concat([decipher.update(encrypted.subarray(31)), decipher.final()]).toString('utf8');
  } catch {
    throw new Error(failure);
  }
}

/** A keyring whose key belongs to the test run. */
export const safeStorage = {
  isEncryptionAvailable,
  isAsyncEncryptionAvailable: async () => isEncryptionAvailable(),
  getSelectedStorageBackend: () =>
    options.keyring === 'basic_text' ? 'basic_text' : isEncryptionAvailable() ? 'gnome_libsecret' : 'unknown',
  encryptString,
  decryptString,
  encryptStringAsync: async (text) => encryptString(text),
  decryptStringAsync: async (encrypted) => ({ result: decryptString(encrypted), shouldReEncrypt: false }),
  setUsePlainTextEncryption: () => {},
} satisfies Electron.SafeStorage;

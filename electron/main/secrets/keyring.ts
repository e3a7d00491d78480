import type { SafeStorage } from 'electron/main';

/** Encrypts texts with a key that the system stores for this user and app. */
export interface Keyring {
  encrypt(text: string): Promise<Buffer>;
  /** Rejects if it was encrypted with another key, or is damaged. */
  decrypt(encrypted: Buffer): Promise<string>;
}

type SafeStorageMethods = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
>;

/**
 * The system's keyring; undefined if there is none that protects anything. Call when the app is ready.
 *
 * On Linux without a keyring Chromium encrypts with a hard-coded password and still reports that encryption is
 * available. Hence two checks: the selected backend, and a test, since text encrypted with that password begins with
 * `v10`.
 */
export async function openKeyring(
  safeStorage: SafeStorageMethods,
  platform: NodeJS.Platform,
): Promise<Keyring | undefined> {
  const keyring: Keyring = {
    encrypt: (text) => safeStorage.encryptStringAsync(text),
    decrypt: async (encrypted) => (await safeStorage.decryptStringAsync(encrypted)).result,
  };
  try {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return undefined;
    if (platform !== 'linux') return keyring;
    if (safeStorage.getSelectedStorageBackend() === 'basic_text') return undefined;
    const version = /^v(\d+)/.exec((await keyring.encrypt('try')).toString('latin1', 0, 8))?.[1];
    return Number(version) > 10 ? keyring : undefined;
  } catch {
    return undefined;
  }
}

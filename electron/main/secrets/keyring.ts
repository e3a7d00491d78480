import type { SafeStorage } from 'electron/main';

/** Seals texts with a key that the system keeps for this person and app. */
export interface Keyring {
  encrypt(text: string): Promise<Buffer>;
  /** Rejects what was sealed elsewhere, or is damaged. */
  decrypt(sealed: Buffer): Promise<string>;
}

type SafeStorageMethods = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
>;

/**
 * The system's keyring; undefined where it has none that protects anything. Call when the app is ready.
 *
 * On Linux without a keyring Chromium seals with a password that everybody knows, and says that encryption is available
 * all the same. So it is asked which keyring it took, and tried: what that password seals begins with `v10`.
 */
export async function openKeyring(
  safeStorage: SafeStorageMethods,
  platform: NodeJS.Platform,
): Promise<Keyring | undefined> {
  const keyring: Keyring = {
    encrypt: (text) => safeStorage.encryptStringAsync(text),
    decrypt: async (sealed) => (await safeStorage.decryptStringAsync(sealed)).result,
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

import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Keyring } from './keyring.ts';

/**
 * A file with an encrypted text. Without a keyring nothing is written. Nothing here rejects: errors of the disk go to
 * `warn`.
 */
export interface SecretFile {
  /** Undefined if there is no file, or it cannot be decrypted: damaged, or encrypted with another key. */
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Changes are made in order, and each is atomic.
 * @param warn is called with the reason why the file could not be read or written; never with its content
 */
export function openSecretFile(
  file: string,
  keyring: Keyring | undefined,
  warn: (reason: string) => void,
): SecretFile {
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(change: () => Promise<Result>, failure: string): Promise<Result | undefined> => {
    const result = last.then(change).catch((error) => {
      warn(`${failure}: ${error instanceof Error ? error.message : error}`);
      return undefined;
    });
    last = result;
    return result;
  };

  const read = async (): Promise<string | undefined> => {
    if (!existsSync(file)) return undefined;
    const encrypted = await readFile(file);
    if (keyring) return await keyring.decrypt(encrypted);
    warn('the keyring that encrypted it is not available');
    return undefined;
  };
  const write = async (text: string): Promise<void> => {
    if (!keyring) return;
    const encrypted = await keyring.encrypt(text);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, encrypted, { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  return {
    // A file that cannot be decrypted stays, since a keyring may be locked for a while.
    read: () => enqueue(read, 'it cannot be decrypted'),
    write: (text) => enqueue(() => write(text), 'it cannot be written'),
    remove: () => enqueue(() => rm(file, { force: true }), 'it cannot be deleted'),
  };
}

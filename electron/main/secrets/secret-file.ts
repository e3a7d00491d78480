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

interface SecretFileOptions {
  file: string;
  /** Without one nothing is written. */
  keyring: Keyring | undefined;
  /** Called with the reason why the file could not be read or written; never with its content. */
  warn(reason: string): void;
}

/** Changes are made in order, and each is atomic. */
export function openSecretFile({ file, keyring, warn }: SecretFileOptions): SecretFile {
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(change: () => Promise<Result>): Promise<Result> => {
    const result = last.then(change);
    last = result.catch(() => {});
    return result;
  };
  const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

  return {
    read: () =>
      enqueue(async () => {
        try {
          const encrypted = await readIfExists(file);
          if (!encrypted) return undefined;
          if (keyring) return await keyring.decrypt(encrypted);
          warn('the keyring that encrypted it is not available');
        } catch (error) {
          // The file stays, since a keyring may be locked for a while.
          warn(`it cannot be decrypted: ${reason(error)}`);
        }
        return undefined;
      }),
    write: (text) =>
      enqueue(async () => {
        if (!keyring) return;
        try {
          const encrypted = await keyring.encrypt(text);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(`${file}.new`, encrypted, { mode: 0o600 });
          await rename(`${file}.new`, file);
        } catch (error) {
          warn(`it cannot be written: ${reason(error)}`);
        }
      }),
    remove: () =>
      enqueue(() =>
        rm(file, { force: true }).catch((error) => warn(`it cannot be deleted: ${reason(error)}`)),
      ),
  };
}

async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Keyring } from './keyring.ts';

/**
 * A text that outlives the app, sealed. It is in nobody's clear text on the disk, and in none at all without a vault.
 * Nothing here rejects: a disk that does not do its part is told to `warn`.
 */
export interface SecretFile {
  /** Undefined where nothing was kept, or what is there cannot be read: damaged, or sealed by somebody else. */
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
  remove(): Promise<void>;
}

interface SecretFileOptions {
  file: string;
  /** Without one nothing is kept. */
  keyring: Keyring | undefined;
  /** Told why something could not be read or kept; never what it was. */
  warn(reason: string): void;
}

/** One change after the other; a file is either the one before or the one after. */
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
          const sealed = await readIfExists(file);
          if (!sealed) return undefined;
          if (keyring) return await keyring.decrypt(sealed);
          warn('the keyring that sealed it is not there');
        } catch (error) {
          // It stays: a keyring may be locked for a while.
          warn(`it cannot be opened: ${reason(error)}`);
        }
        return undefined;
      }),
    write: (text) =>
      enqueue(async () => {
        if (!keyring) return;
        try {
          const sealed = await keyring.encrypt(text);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(`${file}.new`, sealed, { mode: 0o600 });
          await rename(`${file}.new`, file);
        } catch (error) {
          warn(`it cannot be kept: ${reason(error)}`);
        }
      }),
    remove: () =>
      enqueue(() =>
        rm(file, { force: true }).catch((error) => warn(`it cannot be taken away: ${reason(error)}`)),
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

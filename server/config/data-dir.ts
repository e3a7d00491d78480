import { randomBytes } from 'node:crypto';
import { access, constants, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

/**
 * Creates DATA_DIR if it is missing and checks that this process can write to it. Root makes it passable (0711) so that
 * PostgreSQL, which does not run as root, can reach its own folder; every secret inside is a file of mode 0600.
 * @throws {StartupError} if it cannot be created or written
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}); ` +
        'give this user the right to write there or name another folder with DATA_DIR.',
    );
  }
}

/**
 * The secret stored in a file of DATA_DIR, created by the first call: 32 random bytes as base64url. Processes that
 * start concurrently all get the same one.
 */
export async function keepSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  const existing = await readSecret(file);
  if (existing) return existing;
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    // Linking is atomic, and fails if another process was faster.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  const stored = await readSecret(file);
  if (!stored) {
    throw new StartupError(`The secret in ${file} is empty; delete the file to get a new one.`);
  }
  return stored;
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartupError(
      `The secret in ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { product } from '#contract/product.ts';
import { migrationsFolder } from '#server/database/migrate.ts';
import { StartupError } from '#server/startup-error.ts';
import { fileOf, type Manifest, readManifest } from './manifest.ts';
import { measureFile } from './write-backup.ts';

/**
 * Reads every file of a backup, to know before anything is written that it is whole and can be restored.
 * @throws {StartupError} in one sentence
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  if (!manifest.migrations.every((migration, index) => migration === known[index])) {
    throw new StartupError(
      `The backup was made by version ${manifest.version} of ${product.name} with a schema that this version does not know: restore it with that version, or a newer one.`,
    );
  }
  for (const { name, bytes, sha256 } of manifest.tables) {
    const path = join(folder, fileOf(name));
    if (!existsSync(path)) throw new StartupError(`The backup is not whole: ${fileOf(name)} is missing.`);
    const file = await measureFile(path);
    if (file.bytes !== bytes) {
      throw new StartupError(
        `The backup is damaged: ${fileOf(name)} has ${file.bytes} bytes in place of ${bytes}.`,
      );
    }
    if (file.sha256 !== sha256) {
      throw new StartupError(`The backup is damaged: ${fileOf(name)} is not what was written.`);
    }
  }
  return manifest;
}

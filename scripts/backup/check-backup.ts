import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { product } from '#contract/product.ts';
import { StartupError } from '#server/config/startup-error.ts';
import { isNumbered, type Migration, readMigrations } from '#server/database/migration-files.ts';
import { fileOf, type Manifest, readManifest } from './manifest.ts';
import { measureFile } from './write-backup.ts';

/**
 * Reads every file of a backup, to know before anything is written that it is whole and can be restored.
 * @throws {StartupError} in one sentence
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  migrationsOf(manifest);
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

/**
 * The migrations that the schema of a backup is made of.
 * @throws {StartupError} when this version does not have them all
 */
export function migrationsOf({ migrations, version }: Manifest): Migration[] {
  const known = readMigrations();
  // Those that an older backup knows by their dates were the numbered ones, in their order.
  const numbered = known.filter(({ name }) => isNumbered(name));
  const names = migrations.map((given, index) => (typeof given === 'string' ? given : numbered[index]?.name));
  const wanted = new Set(names);
  const found = known.filter(({ name }) => wanted.has(name));
  if (found.length === migrations.length) return found;
  throw new StartupError(
    `The backup was made by version ${version} of ${product.name} with a schema that this version does not know: restore it with that version, or a newer one.`,
  );
}

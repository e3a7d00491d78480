/** `npm run restore -- FOLDER`: fills an empty database from a backup. */
import { resolve } from 'node:path';
import { exitWithError } from '#server/app/exit-with-error.ts';
import { parseEnvironment } from '#server/config/environment.ts';
import { reachDatabase } from '#server/database/open-database.ts';
import { createLogger } from '#server/http/logger.ts';
import { checkBackup } from './backup/check-backup.ts';
import { readFolder } from './backup/read-folder.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { loadDotEnv } from './load-dot-env.ts';

try {
  const folder = resolve(readFolder('restore', 'from which an empty database is filled'));
  loadDotEnv();
  const environment = parseEnvironment(process.env);
  // Before an embedded database is made for nothing.
  await checkBackup(folder);
  const { url, stop } = await reachDatabase(environment, createLogger({ level: 'warn' }));
  try {
    const { createdAt, version, tables } = await restoreBackup(url, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored: ${rows} rows as they were at ${createdAt}, kept by version ${version}.`);
  } finally {
    await stop();
  }
} catch (error) {
  exitWithError(error);
}

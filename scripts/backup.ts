/** `npm run backup -- FOLDER`: every table of the product, as it is at one moment, into a new folder. */
import { resolve } from 'node:path';
import postgres from 'postgres';
import { exitWithError } from '#server/app/exit-with-error.ts';
import { parseEnvironment } from '#server/config/environment.ts';
import { reachDatabase } from '#server/database/open-database.ts';
import { createLogger } from '#server/http/logger.ts';
import { readFolder } from './backup/read-folder.ts';
import { writeBackup } from './backup/write-backup.ts';
import { loadDotEnv } from './load-dot-env.ts';

try {
  const folder = resolve(readFolder('backup', 'into which everything in the database is written'));
  loadDotEnv();
  const environment = parseEnvironment(process.env);
  const { url, stop } = await reachDatabase(environment, createLogger({ level: 'warn' }));
  const sql = postgres(url, { max: 2, onnotice: () => {}, max_lifetime: null });
  try {
    const tables = await writeBackup(sql, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
    console.log(`${rows} rows of ${tables.length} tables, ${bytes} bytes, in ${folder}`);
    if (environment.s3) console.log('Pictures are in the S3 store, which has to be backed up by itself.');
  } finally {
    await sql.end({ timeout: 5 });
    await stop();
  }
} catch (error) {
  exitWithError(error);
}

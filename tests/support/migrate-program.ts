/** Migrates the database of the first argument, for the test that does so from several processes at once. */

import { explainAndExit } from '#server/app/exit-with-error.ts';
import { migrateDatabase } from '#server/database/migrate.ts';

await migrateDatabase(process.argv[2] ?? '').catch(explainAndExit);

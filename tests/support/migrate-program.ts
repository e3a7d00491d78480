/** Migrates the database of the first argument, for the test that does so from several processes at once. */
import { exitWithError } from '#server/app/exit-with-error.ts';
import './define-app.ts';
import { migrateDatabase } from '#server/database/migrate.ts';

await migrateDatabase(process.argv[2] ?? '').catch(exitWithError);

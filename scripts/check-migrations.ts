/** `npm run check`: the migrations make the schema that the sources say. */
import { findMissingMigration } from './migrations/find-missing-migration.ts';

const fault = findMissingMigration();
if (fault) console.error(fault);
else console.log('Migrations: they make the schema');
process.exitCode = fault ? 1 : 0;

import { findMissingMigration } from './migrations/schema-snapshot.ts';

const fault = findMissingMigration();
if (fault) console.error(fault);
else console.log('Migrations: they make the schema');
process.exitCode = fault ? 1 : 0;

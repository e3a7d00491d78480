/** `npm run check`: the migrations make the schema that the sources say. */
import { findForgottenMigration } from './migrations/find-forgotten.ts';

const fault = findForgottenMigration();
if (fault) console.error(fault);
else console.log('Migrations: they make the schema');
process.exitCode = fault ? 1 : 0;

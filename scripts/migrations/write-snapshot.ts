import { describeSchema, findMissingMigration, writeMigratedSchema } from './schema-snapshot.ts';

// Else the merged snapshot stays: npm run check says what is missing, and npm run db:generate writes it.
if (!findMissingMigration()) writeMigratedSchema(describeSchema());

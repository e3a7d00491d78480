/** Part of an upgrade: writes the snapshot of the schema as drizzle-kit orders it, if the migrations make this schema. */
import { findMissingMigration } from '../migrations/find-missing-migration.ts';
import { describeSchema, writeMigratedSchema } from '../migrations/schema-snapshot.ts';

// Else the merged snapshot stays: npm run check says what is missing, and npm run db:generate writes it.
if (!findMissingMigration()) writeMigratedSchema(describeSchema());

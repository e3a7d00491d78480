/** `npm run db:generate -- --name NAME`: writes the migration that brings a database to the schema of the sources. */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineApp } from '#contract/facts/define-app.ts';
import { app } from '#contract/features/app.ts';
import { exitWithError } from '#server/app/exit-with-error.ts';
import { StartupError } from '#server/config/startup-error.ts';
import { migrationsFolder } from '#server/database/migrate.ts';
import { migrationTo } from './migrations/migration-to.ts';
import { describeSchema, writeMigratedSchema } from './migrations/schema-snapshot.ts';
import { readOptions } from './read-options.ts';

defineApp(app);

const usage = `Usage: npm run db:generate -- --name NAME [--custom]
Writes the migration for what has changed in the tables; it runs at the next start. With --custom an empty
one, for SQL of your own.`;

try {
  const options = { name: { type: 'string' }, custom: { type: 'boolean', default: false } } as const;
  const { name, custom } = readOptions(options, usage);
  if (!name || !/^[a-z0-9]+([_-][a-z0-9]+)*$/.test(name)) throw new StartupError(usage);
  const wanted = describeSchema();
  const statements = custom ? ['-- Your SQL.'] : await migrationTo(wanted);
  if (statements.length === 0) {
    console.log('The migrations make this schema already: there is nothing to write.');
  } else {
    const path = join(migrationsFolder, `${timestamp()}_${name}.sql`);
    writeFileSync(path, `${statements.join('\n--> statement-breakpoint\n')}\n`, { flag: 'wx' });
    console.log(`Wrote ${relative('', path)}: read it before you keep it.`);
  }
  // After the migration: `npm run dev`, which watches this file, then starts anew and applies it.
  if (!custom) writeMigratedSchema(wanted);
} catch (error) {
  exitWithError(error);
}

/** The moment in UTC: what is written later sorts behind, whoever writes it, and on which branch. */
function timestamp(): string {
  return new Date()
    .toISOString()
    .replaceAll(/[^0-9]/g, '')
    .slice(0, 'YYYYMMDDHHMMSS'.length);
}

import { defineApp } from '#contract/facts/define-app.ts';
import { app } from '#contract/features/app.ts';
import * as tables from '#server/database/schema/index.ts';
/** `npm run seed -- --users N`: adds example records, up to millions. */

import { exitWithError } from '#server/app/exit-with-error.ts';
import { featureList } from '#server/app/features.ts';
import { parseEnvironment } from '#server/config/environment.ts';
import { StartupError } from '#server/config/startup-error.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { createLogger } from '#server/http/logger.ts';
import { loadDotEnv } from './load-dot-env.ts';
import { readOptions } from './read-options.ts';
import { loadTable } from './seed/load-table.ts';

defineApp(app);

const seeds = featureList.flatMap(({ seed }) => seed ?? []);

const usage = `Usage: npm run seed -- ${seeds.map(({ table }) => `[--${table} N]`).join(' ')} [--hosted]
Adds so many example records. In hosted mode (with APP_URL) only with --hosted.`;

const most = 10_000_000;

function readCount(name: string, text: unknown): number {
  const count = Number(text ?? 0);
  if (Number.isInteger(count) && count >= 0 && count <= most) return count;
  throw new StartupError(`--${name} takes a whole number up to ${most}, not '${text}'.`);
}

const options = {
  ...Object.fromEntries(seeds.map(({ table }) => [table, { type: 'string' } as const])),
  hosted: { type: 'boolean', default: false },
} as const;

try {
  loadDotEnv();
  const values: Record<string, unknown> = readOptions(options, usage);
  const counts = new Map(seeds.map(({ table }) => [table, readCount(table, values[table])]));
  if ([...counts.values()].every((count) => count === 0)) throw new StartupError(usage);
  const environment = parseEnvironment(process.env);
  if (environment.mode === 'hosted' && !values.hosted) {
    throw new StartupError(
      'This is a hosted installation (APP_URL is set). To add example records, say --hosted.',
    );
  }
  const database = await openDatabase(environment, { tables, logger: createLogger({ level: 'warn' }) });
  try {
    for (const seed of seeds) {
      const count = counts.get(seed.table) ?? 0;
      if (count > 0) await loadTable(database.sql, seed, count);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  exitWithError(error);
}

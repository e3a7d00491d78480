/** `npm run seed -- --repositories N --users N`: adds example records, up to millions. */

import { exitWithError } from '#server/app/exit-with-error.ts';
import { parseEnvironment } from '#server/config/environment.ts';
import { StartupError } from '#server/config/startup-error.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { createLogger } from '#server/http/logger.ts';
import { repositoryColumns, repositoryRow } from '#server/repositories/examples/seed-row.ts';
import { addUserActivity } from '#server/users/examples/seed-activity.ts';
import { userColumns, userRow } from '#server/users/examples/seed-row.ts';
import { loadDotEnv } from './load-dot-env.ts';
import { readOptions } from './read-options.ts';
import { loadTable } from './seed/load-table.ts';

const usage = `Usage: npm run seed -- [--repositories N] [--users N] [--hosted]
Adds so many example records. In hosted mode (with APP_URL) only with --hosted.`;

const most = 10_000_000;

function readCount(name: string, text: string | undefined): number {
  const count = Number(text ?? 0);
  if (Number.isInteger(count) && count >= 0 && count <= most) return count;
  throw new StartupError(`--${name} takes a whole number up to ${most}, not '${text}'.`);
}

const options = {
  repositories: { type: 'string' },
  users: { type: 'string' },
  hosted: { type: 'boolean', default: false },
} as const;

try {
  loadDotEnv();
  const { hosted, ...counts } = readOptions(options, usage);
  const repositories = readCount('repositories', counts.repositories);
  const users = readCount('users', counts.users);
  if (repositories + users === 0) throw new StartupError(usage);
  const environment = parseEnvironment(process.env);
  if (environment.mode === 'hosted' && !hosted) {
    throw new StartupError(
      'This is a hosted installation (APP_URL is set). To add example records, say --hosted.',
    );
  }
  const database = await openDatabase(environment, createLogger({ level: 'warn' }));
  try {
    const { sql } = database;
    if (repositories > 0) {
      await loadTable(
        sql,
        { table: 'repositories', columns: repositoryColumns, row: repositoryRow },
        repositories,
      );
    }
    if (users > 0) {
      const followedBy = ['sessions', 'audit_events'];
      await loadTable(
        sql,
        { table: 'users', columns: userColumns, row: userRow, follow: addUserActivity, followedBy },
        users,
      );
    }
  } finally {
    await database.close();
  }
} catch (error) {
  exitWithError(error);
}

import * as localPostgres from 'local-postgres';
import { LocalPostgresError } from 'local-postgres/local-postgres-error';
import * as ownership from 'local-postgres/ownership';
import { appFacts } from '#contract/facts/define-app.ts';
import { prepareDataDir } from '../config/data-dir.ts';
import { StartupError } from '../config/startup-error.ts';

type Options = Omit<localPostgres.EmbeddedOptions, 'name' | 'title'>;

/**
 * Runs the product's own PostgreSQL in DATA_DIR (packages/local-postgres).
 * @throws {StartupError} if it cannot run here, or another process already runs it
 */
export async function startEmbeddedPostgres(options: Options): Promise<localPostgres.EmbeddedPostgres> {
  await prepareDataDir(options.dataDir);
  const named = { ...options, name: appFacts().product.slug, title: appFacts().product.name };
  return localPostgres.startEmbeddedPostgres(named).catch(throwStartupError);
}

/** URL of the database of a server that currently runs on a data folder. Contains the password: never log it. */
export function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  return ownership.findRunningPostgres(dataDir, appFacts().product.slug).catch(throwStartupError);
}

function throwStartupError(error: unknown): never {
  throw error instanceof LocalPostgresError ? new StartupError(error.message) : error;
}

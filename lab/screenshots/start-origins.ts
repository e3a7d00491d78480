import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { product } from '../../contract/product.ts';
import { demoRecords } from '../../server/app/features.ts';
import { endFirstSteps } from '../../server/dashboard/first-steps.ts';
import { connectDatabase, type Database } from '../../server/database/database.ts';
import { findRunningPostgres } from '../../server/database/embedded-postgres.ts';
import * as tables from '../../server/database/schema/index.ts';
import { fillDemo } from '../../server/demo/fill-demo.ts';
import { type ServerProcess, startLocalServer, testSecret } from '../../tests/support/server-process.ts';

/** A server that pictures are taken of. */
export interface Origin {
  /** Without a slash at its end. */
  url: string;
  database: Database;
  stop(): Promise<void>;
}

export interface Origins {
  /** The product with the records of the demo, in which everything can be done; mails are caught. */
  product: Origin;
  demo: Origin;
}

/** Starts both, each with an embedded database of its own, and calls `stop` of both in the end. */
export async function startOrigins(): Promise<Origins> {
  const [product, demo] = await Promise.allSettled([
    startOrigin({
      // Providers that nobody signs in with: they show the buttons.
      ...{ GITHUB_CLIENT_ID: 'pictures', GITHUB_CLIENT_SECRET: 'pictures' },
      ...{ GOOGLE_CLIENT_ID: 'pictures', GOOGLE_CLIENT_SECRET: 'pictures' },
    }),
    startOrigin({ DEMO: 'true' }),
  ]);
  if (product.status === 'fulfilled' && demo.status === 'fulfilled') {
    await fillDemo(product.value.database, demoRecords);
    // The dashboard as it is on all days but the first.
    await endFirstSteps(product.value.database);
    return { product: product.value, demo: demo.value };
  }
  for (const started of [product, demo]) if (started.status === 'fulfilled') await started.value.stop();
  throw [product, demo].find((started) => started.status === 'rejected')?.reason;
}

async function startOrigin(variables: NodeJS.ProcessEnv): Promise<Origin> {
  const folder = await mkdtemp(join(tmpdir(), `${product.slug}-screenshots-`));
  // PostgreSQL's own user must be able to pass when root takes the pictures.
  await chmod(folder, 0o755);
  let server: ServerProcess | undefined;
  const stop = async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    server = await startLocalServer({
      ...{ DATA_DIR: folder, LOG_LEVEL: 'error', AUTH_SECRET: testSecret },
      ...variables,
    });
    const databaseUrl = await findRunningPostgres(folder);
    if (!databaseUrl) throw new Error(`${folder} has no database`);
    const database = connectDatabase(databaseUrl, { tables });
    return {
      url: server.url,
      database,
      stop: async () => {
        await database.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { product } from '#contract/product.ts';
import type { Database } from '#server/database/database.ts';
import { fillDemo } from '#server/demo/fill-demo.ts';
import { parseEnvironment } from '#server/environment.ts';
import { createLogger } from '#server/http/logger.ts';
import { loadParts } from '#server/load-parts.ts';
import { startServer } from '#server/start-server.ts';

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
    await fillDemo(product.value.database);
    return { product: product.value, demo: demo.value };
  }
  for (const started of [product, demo]) if (started.status === 'fulfilled') await started.value.stop();
  throw [product, demo].find((started) => started.status === 'rejected')?.reason;
}

async function startOrigin(variables: NodeJS.ProcessEnv): Promise<Origin> {
  const folder = await mkdtemp(join(tmpdir(), `${product.slug}-screenshots-`));
  // PostgreSQL's own user must be able to pass when root takes the pictures.
  await chmod(folder, 0o755);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const environment = parseEnvironment({
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'error',
      ...variables,
    });
    const server = await startServer(environment, {
      logger: createLogger({ level: environment.logLevel }),
      ...(await loadParts(environment)),
    });
    return {
      url: server.environment.appUrl,
      database: server.database,
      stop: async () => {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

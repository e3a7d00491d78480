import { join } from 'node:path';
import { reservePort } from '#server/app/listen.ts';
import { keepSecret, prepareDataDir } from '#server/config/data-dir.ts';
import { originAt } from '#server/config/loopback.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
import type { Logger } from '#server/http/logger.ts';
import { type HostedOptions, type ServerProcess, spawnHostedServer } from '#tests/support/server-process.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Replica, startReplica } from './start-replica.ts';

export interface Cluster {
  /** Origin of the product, that of the balancer; without a slash at its end. */
  url: string;
  balancer: Balancer;
  servers: ServerProcess[];
  /** Addresses of the databases, with their password. */
  primaryUrl: string;
  replica: Replica;
  /** Ends everything, in the order in which nothing is lost. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Folder of both databases and the secret. */
  dataDir: string;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Of the balancer; a free one unless told. */
  port?: number;
  smtpUrl: string;
  /** Environment of the servers beyond what makes them a cluster. */
  variables: NodeJS.ProcessEnv;
}

const serverCount = 3;

/**
 * Three servers of the built product in hosted mode behind the balancer, on one embedded PostgreSQL with a streaming
 * replica. All of it on loopback.
 */
export async function startCluster({
  dataDir,
  logger,
  port = 0,
  smtpUrl,
  variables,
}: ClusterOptions): Promise<Cluster> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const balancerPort = await reservePort(port, '127.0.0.1');
    const url = originAt('localhost', balancerPort);
    await prepareDataDir(dataDir);
    const primary = await startEmbeddedPostgres({ dataDir, logger });
    undo.push(primary.stop);
    const replica = await startReplica({ primaryUrl: primary.url, dataDir: join(dataDir, 'replica') });
    undo.push(replica.stop);
    const options: HostedOptions = {
      databaseUrl: primary.url,
      smtpUrl,
      appUrl: url,
      // Ctrl+C reaches this process alone, which stops the servers in order.
      detached: process.platform !== 'win32',
      variables: {
        ...variables,
        DATABASE_REPLICA_URL: replica.url,
        AUTH_SECRET: await keepSecret(dataDir, 'auth-secret'),
        // The balancer checks four times a second.
        SHUTDOWN_DELAY: '1',
      },
    };
    const servers: ServerProcess[] = [];
    undo.push(() => Promise.all(servers.map((server) => server.stop())));
    for (let number = 0; number < serverCount; number++) {
      servers.push(await spawnHostedServer(options));
    }
    const balancer = await startBalancer({
      instances: servers.map((server) => server.url),
      port: balancerPort,
    });
    undo.push(balancer.stop);
    await Promise.race([
      balancer.untilReady(serverCount),
      ...servers.map(async ({ program }) => {
        await program.exited;
        throw new Error(`A server ended while it started:\n${program.output()}`);
      }),
    ]);
    return { url, balancer, servers, primaryUrl: primary.url, replica, stop };
  } catch (error) {
    await stop().catch((failure) => logger.error({ err: failure }, 'stopping after a failed start'));
    throw error;
  }
}

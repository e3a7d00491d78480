import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { product } from '#contract/product.ts';
import { StartupError } from '../../config/startup-error.ts';
import { findCluster, readPassword } from './cluster.ts';
import { embeddedUrl, probePort, readPidFile } from './postgres-process.ts';

/** An arbitrary number; the holder of this lock owns the embedded database and stops it. */
const ownerLock = 7_205_133_918;

export interface Ownership {
  release(): Promise<void>;
}

/**
 * Takes ownership of a running embedded database: a lock held by one connection, which closes when this process dies in
 * any way. So a second start finds it locked, and after `kill -9` it is free again.
 * @param onLost called once if the connection closes without `release`: PostgreSQL has stopped
 * @throws {StartupError} if another live process owns it
 */
export async function takeOwnership(
  options: { port: number; password: string; dataDir: string },
  onLost: () => void,
): Promise<Ownership> {
  let released = false;
  let owned = false;
  const sql = postgres(embeddedUrl(options.port, options.password, 'postgres'), {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
    connection: { application_name: `${product.slug} ${process.pid}` },
    onclose: () => {
      if (owned && !released) {
        released = true;
        void sql.end({ timeout: 0 });
        onLost();
      }
    },
  });
  const release = async () => {
    released = true;
    await sql.end({ timeout: 1 });
  };
  try {
    // The connection of a killed server closes a moment later.
    for (let attempt = 0; attempt < 20; attempt++) {
      const [row] = await sql<{ owned: boolean }[]>`select pg_try_advisory_lock(${ownerLock}) as owned`;
      owned = row?.owned === true;
      if (owned) {
        await createDatabase(sql);
        return { release };
      }
      await sleep(50);
    }
    throw new StartupError(
      `${product.name} already runs on the data folder ${options.dataDir}${await ownerOf(sql)}; ` +
        'stop it first, or name another folder with DATA_DIR.',
    );
  } catch (error) {
    await release();
    throw error;
  }
}

async function createDatabase(sql: postgres.Sql): Promise<void> {
  const [existing] = await sql`select 1 from pg_database where datname = ${product.slug}`;
  if (!existing) await sql`create database ${sql(product.slug)}`;
}

/** Whether a live process owns the database on a port. */
async function isOwned(port: number, password: string): Promise<boolean> {
  const sql = postgres(embeddedUrl(port, password, 'postgres'), { max: 1, onnotice: () => {} });
  try {
    return (await readOwner(sql)) !== undefined;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function ownerOf(sql: postgres.Sql): Promise<string> {
  const pid = (await readOwner(sql))?.name.split(' ').at(-1);
  return pid ? ` (process ${pid})` : '';
}

async function readOwner(sql: postgres.Sql): Promise<{ name: string } | undefined> {
  const [owner] = await sql<{ name: string }[]>`
    select application_name as name from pg_stat_activity join pg_locks using (pid)
    where locktype = 'advisory' and granted and (classid::bigint << 32 | objid::bigint) = ${ownerLock}`;
  return owner;
}

/**
 * URL of the database of a server that currently runs on a data folder; undefined if none does, even if a killed one
 * left its PostgreSQL running. Contains the password: never log it.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const cluster = await findCluster(dataDir);
  const port = cluster && (await readPidFile(cluster.data))?.port;
  if (!port) return undefined;
  const password = await readPassword(cluster);
  if ((await probePort(port, password, cluster.data)) !== 'ours') return undefined;
  return (await isOwned(port, password)) ? embeddedUrl(port, password, product.slug) : undefined;
}

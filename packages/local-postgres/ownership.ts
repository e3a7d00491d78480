import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { type Cluster, findCluster, readPassword } from './cluster.ts';
import { LocalPostgresError } from './local-postgres-error.ts';
import { databaseUrl, probePort, readPidFile } from './postgres-process.ts';

/** An arbitrary number; the holder of this lock owns the embedded database and stops it. */
const ownerLock = 7_205_133_918;

export interface Ownership {
  release(): Promise<void>;
}

interface OwnershipOptions {
  cluster: Cluster;
  port: number;
  password: string;
  /** Beginning of the error where another process owns it. */
  running: string;
}

/**
 * Takes ownership of a running embedded database: a lock held by one connection, which closes when this process dies in
 * any way. So a second start finds it locked, and after `kill -9` it is free again.
 * @param onLost called once if the connection closes without `release`: PostgreSQL has stopped
 * @throws {LocalPostgresError} if another live process owns it
 */
export async function takeOwnership(
  { cluster, port, password, running }: OwnershipOptions,
  onLost: () => void,
): Promise<Ownership> {
  let released = false;
  let owned = false;
  const sql = postgres(databaseUrl(cluster, port, password, 'postgres'), {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
    connection: { application_name: `${cluster.name} ${process.pid}` },
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
        await createDatabase(sql, cluster.name);
        return { release };
      }
      await sleep(50);
    }
    throw new LocalPostgresError(
      `${running}${await ownerOf(sql)}; stop it first, or name another folder with DATA_DIR.`,
    );
  } catch (error) {
    await release();
    throw error;
  }
}

async function createDatabase(sql: postgres.Sql, name: string): Promise<void> {
  const [existing] = await sql`select 1 from pg_database where datname = ${name}`;
  if (!existing) await sql`create database ${sql(name)}`;
}

/** Whether a live process owns the database on a port. */
async function isOwned(cluster: Cluster, port: number, password: string): Promise<boolean> {
  const sql = postgres(databaseUrl(cluster, port, password, 'postgres'), { max: 1, onnotice: () => {} });
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
export async function findRunningPostgres(dataDir: string, name: string): Promise<string | undefined> {
  const cluster = await findCluster(dataDir, name);
  const port = cluster && (await readPidFile(cluster.data))?.port;
  if (!port) return undefined;
  const password = await readPassword(cluster);
  if ((await probePort(cluster, port, password)) !== 'ours') return undefined;
  return (await isOwned(cluster, port, password)) ? databaseUrl(cluster, port, password) : undefined;
}

import { chown, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import type { Account } from '#server/database/embedded/account.ts';

/** What belongs to the running server alone, and is made anew. */
const leftOut = ['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'current_logfiles'];

/** Folders that a copy has, empty: their contents are of the running server, or come from the log. */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];

/**
 * Copies the data folder of a running PostgreSQL on this machine while it is written to. To start on the copy,
 * PostgreSQL needs the log from the moment on at which this is called.
 * @param sql a pool of one connection, on which the backup begins and ends, of a superuser
 * @param account who is to own the copy
 */
export async function copyCluster(sql: postgres.Sql, target: string, account: Account): Promise<void> {
  const [start] = await sql<{ data: string }[]>`
    select current_setting('data_directory') as data from pg_backup_start('copy', fast => true)`;
  if (!start) throw new Error('pg_backup_start answered nothing');
  await copyFolder(start.data, target, account, true);
  const [stop] = await sql<{ label: string }[]>`
    select labelfile as label from pg_backup_stop(wait_for_archive => false)`;
  if (!stop) throw new Error('pg_backup_stop answered nothing');
  await writeOwned(join(target, 'backup_label'), stop.label, account);
}

/** Writes a file of a data folder, which its PostgreSQL must be able to read and nobody else. */
export async function writeOwned(path: string, text: string, account: Account): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
  if (account) await chown(path, account.uid, account.gid);
}

async function copyFolder(from: string, to: string, account: Account, isTop = false): Promise<void> {
  await mkdir(to, { mode: 0o700, recursive: true });
  if (account) await chown(to, account.uid, account.gid);
  for (const entry of await readdir(from, { withFileTypes: true }).catch(ignoreGone([]))) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (isTop && emptied.includes(entry.name)) await makeEmpty(entry.name, target, account);
      else if (!entry.name.startsWith('pgsql_tmp')) await copyFolder(source, target, account);
    } else if (entry.isFile() && !leftOut.includes(entry.name)) {
      await copyFile(source, target)
        .then(() => account && chown(target, account.uid, account.gid))
        .catch(ignoreGone(undefined));
    }
  }
}

async function makeEmpty(name: string, target: string, account: Account): Promise<void> {
  const folders =
    name === 'pg_wal' ? [target, join(target, 'archive_status'), join(target, 'summaries')] : [target];
  for (const folder of folders) {
    await mkdir(folder, { mode: 0o700 });
    if (account) await chown(folder, account.uid, account.gid);
  }
}

/** A table that is dropped, or a temporary file, goes away while we copy; the log knows. */
function ignoreGone<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}

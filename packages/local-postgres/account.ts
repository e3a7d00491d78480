import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { LocalPostgresError } from './local-postgres-error.ts';

const run = promisify(execFile);

/** The OS user that runs PostgreSQL; undefined means the user of this process. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL does not run as root, so root runs it as another user: the owner of an existing cluster unless that is
 * root (see adoptCluster), else `postgres` or `nobody`.
 * @param clusterData the cluster's data folder, if it exists
 * @throws {LocalPostgresError} if root finds no such user
 */
export async function chooseAccount(clusterData?: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  if (clusterData) {
    const { uid, gid } = await stat(clusterData);
    if (uid !== 0) return { uid, gid };
  }
  for (const name of ['postgres', 'nobody']) {
    const account = await findAccount(name);
    if (account && (await canPass(account, '/'))) return account;
  }
  throw new LocalPostgresError(
    'PostgreSQL does not run as root, and neither the user postgres nor nobody can take its place here; ' +
      'start as an ordinary user or set DATABASE_URL.',
  );
}

async function findAccount(name: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name])));
    return uid && gid && { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** Whether the user can enter a folder or run a program, as checked by the system, including access lists. */
export function canPass(account: Account, path: string): Promise<boolean> {
  return test(account, '-x', path);
}

/** Whether the user can read a file or list a folder. */
export function canRead(account: Account, path: string): Promise<boolean> {
  return test(account, '-r', path);
}

async function test(account: Account, flag: string, path: string): Promise<boolean> {
  if (!account) return true;
  try {
    await run('/bin/sh', ['-c', 'test "$1" "$2"', 'sh', flag, path], { ...account, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

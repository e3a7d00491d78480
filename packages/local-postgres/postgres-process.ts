import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import type { Cluster } from './cluster.ts';

/** Content of postmaster.pid, which PostgreSQL writes step by step. */
interface PidFile {
  /** Undefined if the file is empty or truncated. */
  pid?: number;
  port?: number;
  /** 'starting', 'stopping', 'ready' or 'standby'. */
  state?: string;
}

const run = promisify(execFile);

/** What a process id refers to, as seen from one data folder. */
type ProcessKind = 'none' | 'zombie' | 'postmaster' | 'other';

export async function isAlive(pid: number): Promise<boolean> {
  return (await kindOfProcess(pid)) !== 'none';
}

/**
 * Determines whether the process runs PostgreSQL on this data folder. Process ids are reused after a reboot or in a new
 * container, so that a live one proves nothing; its command line, which we set, does.
 */
export async function kindOfProcess(pid: number, data?: string): Promise<ProcessKind> {
  if (!Number.isInteger(pid) || pid <= 0) return 'none';
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'none';
  }
  try {
    const { state, command } = await (process.platform === 'linux' ? fromProc(pid) : fromProcessList(pid));
    if (state.startsWith('Z')) return 'zombie';
    return data && command.includes(data) ? 'postmaster' : 'other';
  } catch {
    return 'none';
  }
}

async function fromProc(pid: number): Promise<{ state: string; command: string }> {
  const [stat, command] = await Promise.all(
    ['stat', 'cmdline'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')),
  );
  // The name in brackets may itself contain brackets and spaces; the state follows the last one.
  return { state: stat?.slice(stat.lastIndexOf(')') + 2) ?? '', command: command ?? '' };
}

async function fromProcessList(pid: number): Promise<{ state: string; command: string }> {
  if (process.platform === 'win32') {
    const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
    const { stdout } = await run('powershell', ['-NoProfile', '-Command', query]);
    return { state: '', command: stdout };
  }
  const { stdout } = await run('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)]);
  return { state: stdout.trim(), command: stdout };
}

/**
 * Whether any process still uses the data folder: PostgreSQL's processes all have it as their working directory. Only
 * Linux can tell; elsewhere the result is false.
 */
export async function isInUse(data: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const folder = await readlink(`/proc/${name}/cwd`).catch(() => undefined);
    if (folder === data) return true;
  }
  return false;
}

/** Reads postmaster.pid of a data folder; undefined if there is none. */
export async function readPidFile(data: string): Promise<PidFile | undefined> {
  try {
    const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
    return {
      pid: positive(lines[0]),
      port: positive(lines[3]),
      state: lines[7]?.trim() || undefined,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function removePidFile(data: string): Promise<void> {
  await rm(join(data, 'postmaster.pid'), { force: true });
}

function positive(line: string | undefined): number | undefined {
  const value = Number.parseInt(line ?? '', 10);
  return value > 0 ? value : undefined;
}

/** The address of a database of a cluster, its own unless another is named. Contains the password: never log it. */
export function databaseUrl(
  { name }: Pick<Cluster, 'name'>,
  port: number,
  password: string,
  database = name,
): string {
  return `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Determines what listens on a port: our cluster, a PostgreSQL that accepts no connections now (it starts, stops or is
 * full), or something else.
 */
export async function probePort(
  cluster: Cluster,
  port: number,
  password: string,
): Promise<'ours' | 'busy' | 'silent'> {
  const sql = postgres(databaseUrl(cluster, port, password, 'postgres'), {
    max: 1,
    connect_timeout: 2,
    onnotice: () => {},
  });
  try {
    const [row] = await sql<{ data: string }[]>`select current_setting('data_directory') as data`;
    return row?.data === cluster.data ? 'ours' : 'silent';
  } catch (error) {
    const busy = ['57P03', '53300'];
    return busy.includes((error as { code?: string }).code ?? '') ? 'busy' : 'silent';
  } finally {
    await sql.end({ timeout: 1 });
  }
}

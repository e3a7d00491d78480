import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a process id refers to, as seen from one data folder. */
export type ProcessKind = 'none' | 'zombie' | 'postmaster' | 'other';

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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMemoryFolder } from './memory-folder.ts';

/** Names the folder of a test run to its workers and to the programs that they start. */
const runFolderVariable = 'TEST_RUN_FOLDER';

export interface RunFolder {
  path: string;
  /** Ends what the run has left and removes the folder. */
  close(): Promise<void>;
}

/**
 * The folder of one test run, in which everything temporary of it lies (it becomes TMPDIR), in memory where that can
 * be had. A process of its own watches the run: when that ends, whether in order, by a failure or by `kill -9`, the
 * watcher ends the programs and the databases that are left and removes the folder. A run within another one uses the
 * outer one's folder.
 * @param options.onDisk for a run that measures what waits for the disk
 */
export async function openRunFolder({ onDisk = false }: { onDisk?: boolean } = {}): Promise<RunFolder> {
  const outer = process.env[runFolderVariable];
  if (outer) return { path: outer, close: async () => {} };
  const parent = (onDisk ? undefined : await findMemoryFolder()) ?? tmpdir();
  const path = await mkdtemp(join(parent, `test-${process.pid}-`));
  // Programs also run as other users of the system, who need what everybody has in a temporary folder.
  await chmod(path, 0o1777);
  await mkdir(programsIn(path));
  const watcher = spawn(process.execPath, [join(import.meta.dirname, 'watch-run.ts'), path], {
    // In a session of its own: Ctrl-C in the terminal reaches the run alone.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  watcher.unref();
  const variables = { [runFolderVariable]: path, TMPDIR: path, TEMP: path, TMP: path };
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return {
    path,
    close: async () => {
      // Otherwise a run that has nothing else left to do ends here, before its reporters.
      watcher.ref();
      const ended = once(watcher, 'exit');
      watcher.stdin.end();
      await ended;
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    },
  };
}

/** Holds an empty file for each program that runs, named by its process. */
export function programsIn(runFolder: string): string {
  return join(runFolder, 'programs');
}

/** Where the run keeps account of its programs; undefined outside of a run. */
export function programsOfRun(): string | undefined {
  const folder = process.env[runFolderVariable];
  return folder && programsIn(folder);
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isAlive } from '#server/database/embedded/postgres-process.ts';
import { runProgram } from './run-program.ts';

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a run that ends by %s leaves no program, no PostgreSQL and no folder behind',
  async (signal) => {
    const run = runProgram('tests/support/test-run-program.ts');
    const [, folder = '', program] = await run.waitFor(/folder=(\S+) program=(\d+)/);
    const postmasters = await Promise.all(
      ['database', 'data'].map((dataDir) =>
        readFile(join(folder, dataDir, 'postgres/data/postmaster.pid'), 'utf8').then((text) =>
          Number.parseInt(text, 10),
        ),
      ),
    );
    const processes = [Number(program), ...postmasters];
    expect(await Promise.all(processes.map(isAlive))).toEqual([true, true, true]);
    await run.stop(signal);
    await expect.poll(() => existsSync(folder)).toBe(false);
    // PostgreSQL removes its last file a moment before it ends.
    await expect.poll(() => Promise.all(processes.map(isAlive))).toEqual([false, false, false]);
  },
);

test('a run that has nothing else to do waits until its folder is gone', async () => {
  const script = `
    const { existsSync } = await import('node:fs');
    const { openRunFolder } = await import('./tests/support/run-folder.ts');
    const { path, close } = await openRunFolder();
    await close();
    console.log(existsSync(path));`;
  const { TEST_RUN_FOLDER: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env,
  });
  expect(stdout).toBe('false\n');
});

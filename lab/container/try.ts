/**
 * `npm run container:try`: does without a container engine what the Dockerfile says: copies what it copies, installs what
 * runs in production, takes away the right to write, and starts the server as another user, on a folder for its data.
 */
import '../../tests/support/define-app.ts';

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { findFreePort } from 'local-postgres/find-free-port';
import { signInByCode, until } from '../../build/container/sign-in-by-code.ts';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { runCommand } from '../../scripts/run-command.ts';
import { serverProgram } from '../../scripts/server-program.ts';
import { readCopies } from '../../tests/support/dockerfile-copies.ts';

/** The image's user `node` is nobody special, and neither is this one; only root can become it. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The files of the image, in `image`. */
async function assemble(image: string): Promise<void> {
  const dockerfile = await readFile('build/container/Dockerfile', 'utf8');
  for (const { from, sources, target } of readCopies(dockerfile)) {
    for (const source of sources) {
      // What other stages make: packages are installed below, and the build is the one of this folder.
      if (source === '/app/node_modules') continue;
      const origin = from ? source.replace('/app/', '') : source;
      const to = target.endsWith('/') ? join(image, target, basename(source)) : join(image, target);
      await cp(origin, to, { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
    }
  }
  for (const name of ['package-lock.json', '.npmrc']) await cp(name, join(image, name));
  const code = await runCommand('npm', ['ci', '--omit=dev', '--no-progress', '--prefer-offline'], {
    cwd: image,
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error('npm ci --omit=dev failed');
}

/** The code in the newest mail, as the mailbox of local mode shows it. */
async function readCaughtCode(url: string, email: string): Promise<string | undefined> {
  const list = await (await fetch(`${url}/dev/mailbox`)).text();
  const [item] = list.match(/<li>[\s\S]*?<\/li>/) ?? [];
  if (!item?.includes(email)) return undefined;
  return /(?<=>)[A-Z0-9]{6}(?=<)/.exec(item)?.[0];
}

async function tryImage(image: string, dataDir: string): Promise<void> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port) };
  const server = spawn(process.execPath, [serverProgram], {
    cwd: image,
    env,
    ...account,
    stdio: 'inherit',
  });
  const ended = once(server, 'exit');
  try {
    await until('answer of /readyz', async () => {
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
      return (await fetch(`${url}/readyz`).catch(() => undefined))?.ok || undefined;
    });
    await signInByCode(url, 'ada@example.com', (email) => readCaughtCode(url, email));
    const health = spawn(process.execPath, ['build/container/check-health.ts'], {
      cwd: image,
      env,
      ...account,
    });
    const [healthy] = await once(health, 'exit');
    if (healthy !== 0) throw new Error('the health check says no');
  } finally {
    server.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`after SIGTERM the server ended with ${code}`);
}

const folder = await mkdtemp(join(tmpdir(), 'image-'));
const image = join(folder, 'app');
try {
  if (!(await ensureBuilt())) throw new Error('the build failed');
  const dataDir = resolve(folder, 'data');
  await chmod(folder, 0o755);
  await mkdir(image);
  await mkdir(dataDir);
  if (account.uid !== undefined) await chown(dataDir, account.uid, account.gid);
  await assemble(image);
  await runCommand('chmod', ['-R', 'a-w,a+rX', image]);
  await tryImage(image, dataDir);
  console.log(
    'The files of the image work: started as another user on files that cannot be written, signed in, ended.',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await runCommand('chmod', ['-R', 'u+w', image]);
  await rm(folder, { recursive: true, force: true });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import postgres from 'postgres';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { product } from '#contract/product.ts';
import { ensureBuilt } from '#scripts/ensure-built.ts';
import { serverProgram } from '#scripts/server-program.ts';
import { blankEnvironment } from '#tests/support/blank-environment.ts';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { copyPreparedCluster } from '#tests/support/prepared-cluster.ts';
import { ordinaryAccount, type Program, runProgram } from '#tests/support/run-program.ts';

// The built product in processes of its own. Here and not in the setup of all tests: no other of these needs a build.
beforeAll(async () => {
  if (!(await ensureBuilt())) throw new Error('the build failed');
});

let folder: string;
let dataDir: string;
let programs: Program[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-index-'));
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
  programs = [];
});

afterEach(async () => {
  await Promise.all(programs.map((program) => program.stop()));
  await rm(folder, { recursive: true, force: true });
});

function run(env: NodeJS.ProcessEnv = {}, account?: { uid: number; gid: number }): Program {
  const program = runProgram(serverProgram, {
    env: { NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...env },
    account,
  });
  programs.push(program);
  return program;
}

async function urlOf(program: Program): Promise<string> {
  return (await program.waitFor(/ Open +(\S+)/))[1] ?? '';
}

function requestCode(url: string, email: string): Promise<Response> {
  return fetch(`${url}/api/auth/email-otp/send-verification-otp`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, type: 'sign-in' }),
  });
}

/** Looks into the embedded database of the running server. */
async function countMails(): Promise<number> {
  const pidFile = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  const sql = postgres({
    host: '127.0.0.1',
    port: Number(pidFile.split('\n')[3]),
    user: product.slug,
    database: product.slug,
    password: await readFile(join(dataDir, 'postgres/password'), 'utf8'),
    max: 1,
  });
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from mails`;
  await sql.end();
  return row?.count ?? 0;
}

test('several servers that start at once on an empty database are all ready', async () => {
  const { url: DATABASE_URL, drop } = await createTestDatabase({ empty: true });
  const servers = [1, 2, 3].map((n) => run({ DATABASE_URL, DATA_DIR: join(folder, String(n)) }));
  const urls = await Promise.all(servers.map(urlOf));
  for (const url of urls) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await Promise.all(servers.map((server) => server.stop()));
  await drop();
});

test('kill -9 loses nothing that was acknowledged', async () => {
  await copyPreparedCluster(dataDir);
  const first = run();
  const url = await urlOf(first);
  let acknowledged = 0;
  const writing = (async () => {
    for (let n = 0; n < 500; n++) {
      const answer = await requestCode(url, `person${n}@example.com`);
      if (answer.status === 200) acknowledged++;
    }
  })().catch(() => {});
  await expect.poll(() => acknowledged).toBeGreaterThan(10);
  await first.stop('SIGKILL');
  await writing;
  await urlOf(run());
  const kept = await countMails();
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  expect(kept).toBeLessThan(500);
});

test('a second start on the same data folder is refused in one sentence', async () => {
  await copyPreparedCluster(dataDir);
  await urlOf(run());
  const second = run();
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(
      String.raw`^${product.name} already runs on the data folder .* \(process \d+\); stop it first, .*\n$`,
    ),
  );
});

test('a taken port is said in one sentence, before a database is made', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const program = run({ PORT: String(port) });
  expect(await program.exited).toBe(1);
  expect(program.output()).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program; stop that one or name another port with PORT.\n`,
  );
  expect(existsSync(dataDir)).toBe(false);
  taken.close();
});

test('a data folder that cannot be written is said in one sentence', async () => {
  await mkdir(dataDir);
  await chmod(dataDir, 0o555);
  const program = run({}, ordinaryAccount());
  expect(await program.exited).toBe(1);
  expect(program.output()).toMatch(/^The data folder .* cannot be written \(EACCES\); .*\n$/);
});

test('a database that cannot be reached is said in one sentence, without the password', async () => {
  const program = run({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/app' });
  expect(await program.exited).toBe(1);
  expect(program.output()).toMatch(/^The database app at 127.0.0.1:1 cannot be reached: .*\n$/);
  expect(program.output()).not.toContain('hunter2');
});

test('an invalid environment is listed whole', async () => {
  const program = run({ APP_URL: 'https://app.example.com', PORT: 'many', DEMO: 'perhaps' });
  expect(await program.exited).toBe(1);
  expect(program.output().trim().split('\n')).toEqual([
    'Invalid environment variables',
    expect.stringMatching(/^- PORT: must be/),
    '- DATABASE_URL: is required with APP_URL',
    '- AUTH_SECRET: is required with APP_URL',
    '- SMTP_URL: is required with APP_URL',
    '- MAIL_FROM: is required with APP_URL',
    expect.stringMatching(/^- DEMO: must be/),
  ]);
});

test('SIGTERM: requests under way are answered, new ones find nobody, the database stops, exit code 0', async () => {
  await copyPreparedCluster(dataDir);
  const program = run();
  const url = await urlOf(program);
  const body = JSON.stringify({ email: 'ada@example.com', type: 'sign-in' });
  const underWay = request(`${url}/api/auth/email-otp/send-verification-otp`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'content-length': body.length },
  });
  const answered = once(underWay, 'response');
  underWay.write(body.slice(0, 10));
  await new Promise((resolve) => setTimeout(resolve, 300));
  program.child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  underWay.end(body.slice(10));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  await text(answer);
  expect(await program.exited).toBe(0);
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
});

test('SIGTERM in the middle of starting leaves nothing behind', async () => {
  const program = run();
  await expect
    .poll(() => existsSync(join(dataDir, 'postgres/data/postmaster.pid')), { timeout: 30_000 })
    .toBe(true);
  expect(await program.stop()).toBe(0);
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
});

const hosted = {
  APP_URL: 'https://app.example.com',
  HOST: '127.0.0.1',
  AUTH_SECRET: 'a secret that only the tests know, 48 characters',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@example.com',
  SHUTDOWN_DELAY: '0',
};

test('hosted mode says that it is ready in its log, and shows no mailbox', async () => {
  const { url: DATABASE_URL, drop } = await createTestDatabase();
  const program = run({ ...hosted, DATABASE_URL });
  const [line] = await program.waitFor(/^.*"ready".*$/m);
  const { port, url } = JSON.parse(line) as { port: number; url: string };
  expect(url).toBe('https://app.example.com');
  const ask = (path: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers: { host } }, (res) => resolve(res.resume().statusCode))
        .on('error', reject)
        .end();
    });
  expect(await ask('/login', 'app.example.com')).toBe(200);
  expect(await ask('/dev/mailbox', 'app.example.com')).toBe(404);
  expect(await ask('/login', 'other.example.com')).toBe(421);
  await program.stop();
  await drop();
});

test('hosted mode warns, in a line each, where nobody is an admin and where sign-up is open by default', async () => {
  const { url: DATABASE_URL, drop } = await createTestDatabase();
  const warningsOf = async (env: NodeJS.ProcessEnv) => {
    const program = run({ ...hosted, DATABASE_URL, ...env });
    await program.waitFor(/"ready"/);
    await program.stop();
    const lines = program.output().split('\n').filter(Boolean);
    return lines
      .map((line) => JSON.parse(line) as { level: string; msg: string })
      .filter(({ level }) => level !== 'info')
      .map(({ msg }) => msg);
  };
  const nobody = expect.stringMatching(/^nobody is an admin: .*ADMIN_EMAILS/);
  const open = expect.stringMatching(/^anybody .* can sign up: set SIGN_UP=closed/);
  expect(await warningsOf({})).toEqual([nobody, open]);
  expect(await warningsOf({ SIGN_UP: 'open' })).toEqual([nobody]);
  expect(await warningsOf({ SIGN_UP: 'closed', ADMIN_EMAILS: 'ada@example.com' })).toEqual([]);
  const sql = postgres(DATABASE_URL, { max: 1 });
  await sql`insert into admin_grants (email) values ('ada@example.com')`;
  await sql.end();
  expect(await warningsOf({})).toEqual([open]);
  await drop();
});

test('npm start: SIGTERM to npm stops everything before npm ends', async () => {
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, ...blankEnvironment(), NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const exited = once(npm, 'exit');
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/ Open +/);
  const url = / Open +(\S+)/.exec(output)?.[1];
  npm.kill('SIGTERM');
  await exited;
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

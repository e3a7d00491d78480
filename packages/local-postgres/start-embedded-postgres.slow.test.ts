import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { product } from '../../contract/product.ts';
import { startEmbeddedPostgres } from '../../server/database/embedded-postgres.ts';
import { copyPreparedCluster } from '../../tests/support/prepared-cluster.ts';
import { ordinaryAccount, type Program, runProgram } from '../../tests/support/run-program.ts';

const account = ordinaryAccount();
let folder: string;
let dataDir: string;
let programs: Program[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-embedded-'));
  await chmod(folder, 0o777);
  dataDir = join(folder, 'data dir');
  programs = [];
});

afterEach(async () => {
  await Promise.all(programs.map((program) => program.stop()));
  await rm(folder, { recursive: true, force: true });
});

function run(options: { asOrdinaryUser?: boolean; dataDir?: string } = {}): Program {
  const program = runProgram('tests/support/embedded-program.ts', {
    args: [options.dataDir ?? dataDir],
    account: options.asOrdinaryUser ? account : undefined,
  });
  programs.push(program);
  return program;
}

async function urlOf(program: Program): Promise<string> {
  return (await program.waitFor(/url=(.*)/))[1] ?? '';
}

async function query<T>(url: string, statement: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await statement(sql);
  } finally {
    await sql.end();
  }
}

const pidFile = (base = dataDir) => join(base, 'postgres/data/postmaster.pid');
const postmasterOf = async (base = dataDir) => Number((await readFile(pidFile(base), 'utf8')).split('\n')[0]);

/** Writes rows one by one until the connection breaks; resolves with the last acknowledged one. */
async function writeUntilBroken(url: string): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  let acknowledged = 0;
  try {
    await sql`create table if not exists written (n int)`;
    for (;;) {
      await sql`insert into written values (${acknowledged + 1})`;
      acknowledged++;
    }
  } catch {
    return acknowledged;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

test('a new database supports Arabic text, requires its password and listens on loopback only', async () => {
  const url = await urlOf(run());
  const [row] = await query(
    url,
    (sql) => sql`
      select pg_encoding_to_char(encoding) as encoding, current_setting('listen_addresses') as listens,
        current_setting('fsync') as fsync, current_setting('timezone') as timezone
      from pg_database where datname = current_database()`,
  );
  expect(row).toEqual({ encoding: 'UTF8', listens: '127.0.0.1', fsync: 'on', timezone: 'UTC' });
  const guess = new URL(url);
  guess.password = 'guess';
  await expect(query(guess.href, (sql) => sql`select 1`)).rejects.toThrow('password authentication failed');
  expect((await stat(join(dataDir, 'postgres/password'))).mode & 0o077).toBe(0);
});

test('a second start on the same folder names the first, which shuts down cleanly and keeps all data', async () => {
  await copyPreparedCluster(dataDir);
  const first = run();
  await query(await urlOf(first), (sql) => sql`create table kept as select 1 as n`);
  const second = run();
  expect(await second.exited).toBe(1);
  expect(second.output()).toBe(
    `${product.name} already runs on the data folder ${dataDir} (process ${first.child.pid}); ` +
      'stop it first, or name another folder with DATA_DIR.\n',
  );
  expect(await first.stop()).toBe(0);
  expect(existsSync(pidFile())).toBe(false);
  expect(await query(await urlOf(run()), (sql) => sql`select n from kept`)).toHaveLength(1);
});

test('of several concurrent first starts one succeeds, and the others say so', async () => {
  const several = [run(), run(), run()];
  await Promise.any(several.map(urlOf));
  const losers = await Promise.all(several.map((one) => one.waitFor(/url=|already runs/)));
  expect(losers.map(([match]) => match).sort()).toEqual(['already runs', 'already runs', 'url=']);
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
});

test('kill -9 of the server, then of everything: the next start has every acknowledged row', async () => {
  await copyPreparedCluster(dataDir);
  const first = run();
  const url = await urlOf(first);
  const writing = writeUntilBroken(url);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await first.stop('SIGKILL');
  const orphan = await postmasterOf();
  const second = run();
  expect(await urlOf(second)).toBe(url);
  expect(await postmasterOf()).toBe(orphan);
  await second.stop('SIGKILL');
  process.kill(orphan, 'SIGKILL');
  const acknowledged = await writing;
  const [row] = await query(await urlOf(run()), (sql) => sql`select count(*)::int, max(n) from written`);
  expect(acknowledged).toBeGreaterThan(10);
  expect(row?.count).toBeGreaterThanOrEqual(acknowledged);
});

test('when PostgreSQL dies, it is restarted on the same address', async () => {
  await copyPreparedCluster(dataDir);
  const program = run();
  const url = await urlOf(program);
  process.kill(await postmasterOf(), 'SIGKILL');
  await program.waitFor(/has stopped; starting it again/);
  await expect
    .poll(() => query(url, (sql) => sql`select 1 as n`).catch(() => []), { timeout: 15_000 })
    .toHaveLength(1);
  expect(await program.stop()).toBe(0);
});

test.each([
  ['is empty', ''],
  ['names a process that is no PostgreSQL', `${process.pid}\n/elsewhere\n1\n1\n\n127.0.0.1\n1 2\nready   \n`],
])('a pid file that %s does not block the start', async (_name, content) => {
  await copyPreparedCluster(dataDir);
  await writeFile(pidFile(), content);
  expect(await query(await urlOf(run()), (sql) => sql`select 1 as n`)).toHaveLength(1);
});

test('a killed PostgreSQL does not block the start while it is a zombie process', async ({ skip }) => {
  if (process.platform !== 'linux') skip('only Linux shows zombie processes in /proc');
  await copyPreparedCluster(dataDir);
  // The shell's child exits, and the program that replaces the shell never waits for it.
  const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(parent.stdout, 'data');
  const pid = String(line).trim();
  await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
  await writeFile(pidFile(), `${pid}\n/elsewhere\n1\n1\n\n127.0.0.1\n1 2\nready   \n`);
  expect(await query(await urlOf(run()), (sql) => sql`select 1 as n`)).toHaveLength(1);
  expect(await readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
  parent.kill();
});

test('a half-created database of an interrupted start is deleted', async () => {
  const abandoned = join(dataDir, 'postgres.new-4194000-abcd');
  await mkdir(join(abandoned, 'data'), { recursive: true });
  await writeFile(join(abandoned, 'data/PG_VERSION'), '18\n');
  expect(await query(await urlOf(run()), (sql) => sql`select 1 as n`)).toHaveLength(1);
  expect(existsSync(abandoned)).toBe(false);
});

test('runs as an ordinary user, in a folder with an unusual name', async () => {
  const odd = join(folder, `it's "odd" $HOME`);
  const program = run({ asOrdinaryUser: true, dataDir: odd });
  expect(await query(await urlOf(program), (sql) => sql`select 1 as n`)).toHaveLength(1);
  expect((await stat(odd)).mode & 0o077).toBe(0);
});

test('an unwritable folder is reported in one sentence', async () => {
  await mkdir(dataDir);
  await chmod(dataDir, 0o555);
  const program = run({ asOrdinaryUser: true });
  expect(await program.exited).toBe(1);
  expect(program.output()).toBe(
    `The data folder ${dataDir} cannot be written (EACCES); ` +
      'give this user the right to write there or name another folder with DATA_DIR.\n',
  );
});

test('as root it runs as another user, also below a folder that this one cannot enter', async ({ skip }) => {
  if (!account) skip('only root hands PostgreSQL to another user');
  const closed = join(folder, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const program = run({ dataDir: closed });
  const url = await urlOf(program);
  const elsewhere = (await readFile(join(closed, 'postgres.location'), 'utf8')).trim();
  try {
    expect((await stat(join(elsewhere, 'data'))).uid).not.toBe(0);
    await query(url, (sql) => sql`create table kept as select 1 as n`);
    await program.stop();
    expect(await query(await urlOf(run({ dataDir: closed })), (sql) => sql`select n from kept`)).toHaveLength(
      1,
    );
    await Promise.all(programs.map((one) => one.stop()));
  } finally {
    await rm(elsewhere, { recursive: true, force: true });
  }
  expect(dirname(elsewhere)).not.toContain(folder);
  const failure = startEmbeddedPostgres({ dataDir: closed, logger: console });
  await expect(failure).rejects.toThrow(/should be in .* which does not exist; bring it back, or delete/);
});

test('as root it runs on a copy that root made, which belongs to root (cp -r)', async ({ skip }) => {
  if (!account) skip('only root can make such a copy');
  const original = join(folder, 'original');
  await copyPreparedCluster(original);
  await promisify(execFile)('cp', ['-r', '--no-preserve=mode', original, dataDir]);
  await chmod(join(dataDir, 'postgres'), 0o700);
  // Of no use to PostgreSQL's user, and not root's to give away.
  await writeFile(join(folder, 'other'), '');
  await symlink(join(folder, 'other'), join(dataDir, 'postgres/data/linked'));
  const program = run();
  expect(await query(await urlOf(program), (sql) => sql`select 1 as n`)).toHaveLength(1);
  expect((await stat(join(dataDir, 'postgres/data/base'))).uid).not.toBe(0);
  expect(await stat(join(dataDir, 'postgres/password'))).toMatchObject({ uid: 0 });
  expect((await stat(join(folder, 'other'))).uid).toBe(0);
  expect(await program.stop()).toBe(0);
  expect(await query(await urlOf(run()), (sql) => sql`select 1 as n`)).toHaveLength(1);
});

test('another user than root is told how to get a copy that root made', async ({ skip }) => {
  if (!account) return skip('only root can make such a copy');
  await copyPreparedCluster(dataDir);
  await promisify(execFile)('chown', [`${account.uid}`, dataDir]);
  await promisify(execFile)('chown', ['-R', '0', join(dataDir, 'postgres/data')]);
  const program = run({ asOrdinaryUser: true });
  expect(await program.exited).toBe(1);
  const cluster = join(dataDir, 'postgres');
  expect(program.output()).toBe(
    `The database in ${cluster} belongs to another user (number 0); start as that user, ` +
      `give it to yours (chown -R ${account.uid} '${cluster}'), or name another folder with DATA_DIR.\n`,
  );
});

test('a database of another PostgreSQL version is rejected with instructions', async () => {
  await copyPreparedCluster(dataDir);
  await writeFile(join(dataDir, 'postgres/data/PG_VERSION'), '17\n');
  const program = run();
  expect(await program.exited).toBe(1);
  expect(program.output()).toMatch(/^The database in .* was made by PostgreSQL 17, and this is 18; .*\n$/);
});

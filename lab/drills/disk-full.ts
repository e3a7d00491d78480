import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { findRunningPostgres } from '../../server/database/embedded-postgres.ts';
import { startMailbox } from '../../tests/support/mailbox.ts';
import { type ServerProcess, startLocalServer } from '../../tests/support/server-process.ts';
import { type Drill, type DrillLog, recoveryMs, Skipped } from './drill.ts';
import { type Client, createClient, signIn } from './parts/client.ts';
import { expectClearAnswers, expectNothingLost, expectRunning } from './parts/expectations.ts';
import { startLoad, summary, until, untilWell } from './parts/load.ts';

const megabyte = 1024 * 1024;

export const diskFull: Drill = {
  name: 'disk-full',
  does: "the disk below the server's own PostgreSQL (a tmpfs of 200 MB) is full for 10 s under reads and writes",
  quick: false,
  async run(log) {
    const disk = await mountSmallDisk();
    const mailbox = await startMailbox();
    let server: ServerProcess | undefined;
    try {
      const dataDir = join(disk, 'data');
      server = await startLocalServer({ DATA_DIR: dataDir, SMTP_URL: mailbox.url });
      const admin = await signIn(server, mailbox, { address: () => '' });
      await fill({ disk, dataDir, server, admin }, log);
    } finally {
      await server?.stop();
      await mailbox.stop();
      execFileSync('umount', [disk]);
      await rm(disk, { recursive: true });
    }
  },
};

interface Place {
  disk: string;
  dataDir: string;
  server: ServerProcess;
  admin: Client;
}

async function fill({ disk, dataDir, server, admin }: Place, log: DrillLog): Promise<void> {
  const sql = postgres((await findRunningPostgres(dataDir)) ?? '', { max: 1, onnotice: () => {} });
  const load = startLoad(admin, { pause: 50 });
  await until(async () => load.seen.length > 20);
  const filler = join(disk, 'filler');
  const { bavail, bsize } = await statfs(disk);
  await writeFile(filler, Buffer.alloc(bavail * bsize - megabyte / 4));
  // PostgreSQL needs a new file of its log now, and not only when the present one is full.
  await sql`select pg_switch_wal()`.catch(() => {});
  await sleep(10_000);
  const during = load.seen.length;
  const health = await createClient(server, () => '').request('GET', '/healthz');
  await rm(filler);
  const recovered = await untilWell(admin);
  const written = load.acknowledged.length;
  await until(async () => load.acknowledged.length > written + 3);
  await load.stop();
  await sql.end({ timeout: 1 });
  log.did(`filled the disk to its last 256 kB for 10 s: ${during} requests until then`);
  expectClearAnswers(log, load.seen);
  log.expect(
    'writes were refused, so that the disk was full',
    load.seen.some(({ status }) => status === 503),
    summary(load.seen),
  );
  log.expect('the process is alive', health.status === 200, `/healthz ${health.status}`);
  log.expectWithin('answers are right again once there is room', recoveryMs, recovered);
  await expectNothingLost(log, admin, load.acknowledged);
  expectRunning(log, server);
}

async function mountSmallDisk(): Promise<string> {
  const disk = await mkdtemp(join(tmpdir(), 'test-drill-disk-'));
  try {
    if (process.platform !== 'linux') throw new Error('needs Linux');
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk], { stdio: 'pipe' });
  } catch (error) {
    await rm(disk, { recursive: true });
    throw new Skipped(
      `no small disk can be had here, which takes root on Linux (${(error as Error).message.trim()})`,
    );
  }
  // PostgreSQL's own user must be able to pass.
  await chmod(disk, 0o711);
  return disk;
}

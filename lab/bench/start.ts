import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { product } from '../../contract/product.ts';
import { findCluster } from '../../packages/local-postgres/cluster.ts';
import { readPidFile } from '../../packages/local-postgres/postgres-process.ts';
import { reservePort } from '../../server/app/listen.ts';
import { type Program, runProgram } from '../../tests/support/run-program.ts';
import { atMost, type BenchRun, type Figure } from './figure.ts';
import { medianOfRuns } from './median.ts';
import { family, proportionalMemory } from './memory.ts';

/** Milliseconds on the reference machine, and bytes. */
const allowed = { start: 1200, restart: 4000, node: 250e6, postgres: 100e6 };
const requests = 1000;

interface LocalServer {
  url: string;
  program: Program;
  /** Milliseconds from the start of the process until /readyz says so. */
  took: number;
}

/** From a process to answers, on the product's own PostgreSQL, and the memory that both take. */
export async function* measureStart(run: BenchRun): AsyncGenerator<Figure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-start-'));
  // PostgreSQL's own user must be able to pass when root measures.
  await chmod(dataDir, 0o711);
  try {
    // The first start makes the database, and lets Node keep what it compiled.
    await (await start(dataDir)).program.stop();
    const starting = await medianOfRuns(async () => {
      const { program, took } = await start(dataDir);
      await program.stop();
      return took;
    });
    yield { name: 'start', value: starting, unit: 'ms', bound: atMost(run.allow(allowed.start)) };
    const restarting = await medianOfRuns(async () => {
      await killAll(dataDir, await start(dataDir));
      const { program, took } = await start(dataDir);
      await program.stop();
      return took;
    });
    yield {
      name: 'start after kill -9',
      value: restarting,
      unit: 'ms',
      bound: atMost(run.allow(allowed.restart)),
    };
    yield* measureMemory(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function start(dataDir: string): Promise<LocalServer> {
  const port = await reservePort(0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const program = runProgram('scripts/start.js', {
    env: { NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir },
  });
  const gone = program.exited.then(() => {
    throw new Error(`the server ended:\n${program.output()}`);
  });
  const ready = async () => {
    while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await sleep(5);
    return performance.now() - begun;
  };
  return { url, program, took: await Promise.race([ready(), gone]) };
}

async function killAll(dataDir: string, { program }: LocalServer): Promise<void> {
  const postmaster = await postmasterOf(dataDir);
  // The server first, or it would start what it loses again.
  await program.stop('SIGKILL');
  for (const pid of await family(postmaster)) kill(pid);
}

async function postmasterOf(dataDir: string): Promise<number> {
  const cluster = await findCluster(dataDir, product.slug);
  const pid = cluster && (await readPidFile(cluster.data))?.pid;
  if (pid === undefined) throw new Error('the embedded PostgreSQL does not run');
  return pid;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It went with the one before.
  }
}

async function* measureMemory(dataDir: string): AsyncGenerator<Figure> {
  const { url, program } = await start(dataDir);
  try {
    for (let done = 0; done < requests; done++) {
      const answer = await fetch(`${url}${done % 2 === 0 ? '/login' : '/api/init'}`);
      if (!answer.ok) throw new Error(`request ${done} was answered with ${answer.status}`);
      await answer.arrayBuffer();
    }
    const node = await proportionalMemory([program.child.pid ?? 0]);
    const postgres = await proportionalMemory(await family(await postmasterOf(dataDir)));
    const note = node === null ? 'only Linux tells' : `PSS after ${requests} requests`;
    yield { name: 'memory Node', value: node, unit: 'bytes', bound: atMost(allowed.node), note };
    yield {
      name: 'memory PostgreSQL',
      value: postgres,
      unit: 'bytes',
      bound: atMost(allowed.postgres),
      note,
    };
  } finally {
    await program.stop();
  }
}

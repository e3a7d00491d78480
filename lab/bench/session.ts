import { startCountingProxy } from '../../tests/support/counting-proxy.ts';
import type { TestDatabase } from '../../tests/support/create-test-database.ts';
import { signInAdmin, startBenchServer } from './bench-server.ts';
import { atMost, type BenchRun, type Figure } from './figure.ts';
import { openKeepAliveClient } from './keep-alive-client.ts';
import { firstList } from './lists/lists.ts';
import { median, medianCall, medianOfRuns } from './median.ts';

const rows = { users: 1000, [firstList.name]: 1000 };
const requests = { counted: 30, timed: 1500 };
/** Milliseconds on the reference machine. */
const allowed = 0.8;
/** Statements: one for session, user and roles in organizations, and one for the record with its names. */
const allowedQueries = { init: 1, guarded: 2 };

/** Asks nothing of the database but who is signed in. */
const sessionAlone = '/api/init';

/** What it costs to know who asks: in statements, and in time for a whole guarded request to an idle server. */
export async function* measureSession(run: BenchRun): AsyncGenerator<Figure> {
  const seeded = await run.seeded(rows);
  try {
    const { sql } = seeded.database;
    const [first] = await sql<{ id: string }[]>`select id from ${sql(firstList.name)} limit 1`;
    const guarded = `/api/${firstList.name}/${first?.id}`;
    const [lookup, whole] = await countStatements(seeded, [sessionAlone, guarded]);
    yield {
      name: 'session queries',
      value: lookup ?? null,
      unit: 'queries',
      bound: atMost(allowedQueries.init),
    };
    yield {
      name: 'session request queries',
      value: whole ?? null,
      unit: 'queries',
      bound: atMost(allowedQueries.guarded),
      note: 'with that of the record',
    };
    yield {
      name: 'session request',
      value: await timeOf(seeded, guarded),
      unit: 'ms',
      bound: atMost(run.allow(allowed)),
      note: 'a guarded GET of one record',
    };
  } finally {
    await seeded.drop();
  }
}

async function timeOf(seeded: TestDatabase, path: string): Promise<number> {
  const server = await startBenchServer(seeded.url);
  const caller = openKeepAliveClient(server.url, { cookie: await signInAdmin(server) });
  try {
    return await medianOfRuns(() => medianCall(requests.timed, () => caller.get(path)));
  } finally {
    caller.close();
    await server.stop();
  }
}

/** Statements of one request to each path, at the median: now and then the server asks something of its own accord. */
async function countStatements(seeded: TestDatabase, paths: string[]): Promise<number[]> {
  const proxy = await startCountingProxy(seeded.url);
  const server = await startBenchServer(proxy.url);
  const caller = openKeepAliveClient(server.url, { cookie: await signInAdmin(server) });
  try {
    const counts: number[] = [];
    for (const path of paths) {
      const each: number[] = [];
      for (let done = 0; done < requests.counted; done++) {
        proxy.takeStatements();
        await caller.get(path);
        each.push(proxy.takeStatements().length);
      }
      counts.push(median(each));
    }
    return counts;
  } finally {
    caller.close();
    await server.stop();
    await proxy.stop();
  }
}

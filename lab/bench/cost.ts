import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { signInByMail } from '../../tests/support/sign-in-user.ts';
import { type ProductionServer, startProductionServer } from '../../tests/support/start-production-server.ts';
import type { Figure } from './figure.ts';
import { firstList } from './lists/lists.ts';

/** As a signed-in admin, but for the page that only others see. */
const paths = [
  '/api/init',
  `/api/${firstList.name}?limit=20`,
  '/api/home',
  '/login',
  '/app',
  `/manager/${firstList.name}`,
];
const rows = 10_000;
/** Of each path. With those that warm up, below what one address may ask within a minute. */
const requests = 700;
/** Linux counts the time of a processor in hundredths of a second. */
const millisecondsPerTick = 10;

/**
 * What one request costs server, database and network: docs/scale.md calculates with it. One
 * figure each: statements, milliseconds of a processor in Node and in PostgreSQL, bytes of the answer.
 */
export async function* measureCost(): AsyncGenerator<Figure> {
  const server = await startProductionServer();
  try {
    const cookie = await signInAdmin(server);
    for (const path of paths) await ask(server, path, cookie, requests / 10);
    let before = await spent(server);
    for (const path of paths) {
      await ask(server, path, cookie, requests);
      const after = await spent(server);
      yield* await describe(server, path, cookie, before, after);
      before = after;
    }
  } finally {
    await server.stop();
  }
}

async function signInAdmin({ database: { sql }, ...server }: ProductionServer): Promise<string> {
  const client = await signInByMail(server, 'cost@example.com');
  await sql`update users set role = 'admin' where email = 'cost@example.com'`;
  await firstList.fill(sql, rows);
  await sql`vacuum analyze ${sql(firstList.name)}`;
  return client.cookieHeader;
}

async function ask({ url }: ProductionServer, path: string, cookie: string, amount: number): Promise<number> {
  const own = path === '/login' ? {} : { cookie };
  const headers = { ...own, 'accept-encoding': 'br' };
  const result = await autocannon({
    url: url + path,
    connections: Math.min(10, amount),
    amount,
    headers,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} is not answered with 200`);
  return result.throughput.total / amount;
}

async function describe(
  server: ProductionServer,
  path: string,
  cookie: string,
  before: Spent,
  after: Spent,
): Promise<Figure[]> {
  const name = `cost ${path}`;
  const per = (key: keyof Spent) => {
    const [from, to] = [before[key], after[key]];
    return from === null || to === null ? null : Math.round(((to - from) / requests) * 100) / 100;
  };
  return [
    { name: `${name} statements`, value: per('statements'), unit: 'statements' },
    { name: `${name} node`, value: per('node'), unit: 'ms of CPU' },
    { name: `${name} postgres`, value: per('postgres'), unit: 'ms of CPU' },
    { name: `${name} answer`, value: await ask(server, path, cookie, 1), unit: 'bytes' },
  ];
}

interface Spent {
  statements: number;
  node: number | null;
  postgres: number | null;
}

async function spent({ database: { sql }, program }: ProductionServer): Promise<Spent> {
  // The processes of the database report what they did ten seconds after the last statement.
  await sleep(11_000);
  const [counted] = await sql<{ statements: number }[]>`
    select (xact_commit + xact_rollback)::int as statements from pg_stat_database
    where datname = current_database()`;
  const backends = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  return {
    statements: counted?.statements ?? 0,
    node: cpuOf([program.child.pid ?? 0]),
    postgres: cpuOf(backends.map(({ pid }) => pid)),
  };
}

/** Milliseconds that processes have spent on a processor; null where the system does not tell. */
function cpuOf(pids: number[]): number | null {
  if (process.platform !== 'linux') return null;
  const ticks = pids.map((pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; what follows begins with the third field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, value) => sum + value, 0) * millisecondsPerTick;
}

/**
 * Loses its connection to the database of the first argument at bad moments, as the server would. The second argument
 * is the file of a bundled driver; without it the driver is the one of the server's sources.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { patchDriver } from '#server/database/patch-driver.ts';

const [, , address, bundle] = process.argv;
if (!bundle) patchDriver();
const { default: postgres }: { default: typeof import('postgres') } = await import(
  bundle ? pathToFileURL(bundle).href : 'postgres'
);
const url = new URL(String(address));
let socket: Socket | undefined;
const options = {
  max: 1,
  connect_timeout: 2,
  onnotice: () => {},
  // The driver's own would be out of reach.
  socket: async () => {
    socket = connect(Number(url.port), url.hostname);
    await once(socket, 'connect');
    return socket;
  },
};
const sql = postgres(url.href, options);
try {
  await sql.begin(async (tx) => {
    await tx`select pg_terminate_backend(pg_backend_pid())`.catch(() => {});
    // Nothing of the connection is left when the next statement goes to it.
    await sleep(20);
    await tx`select 1`;
  });
} catch (error) {
  console.log(`transaction: ${(error as { code?: string }).code}`);
}
await sleep(200);
await sql`select 1`;
// And in the moment between a query and its being written.
const caught = sql`select 2`.execute().catch((error: { code?: string }) => error.code);
// The query goes to the connection in a microtask, and is written in the next round of the loop.
await Promise.resolve().then(() => {});
const cut = socket;
cut?.emit('close', false);
cut?.destroy();
console.log(`query: ${await caught}`);
const [row] = await sql<{ one: number }[]>`select 1 as one`;
console.log(`afterwards: ${row?.one}`);
// And within a transaction that goes on while the next query has taken its connection.
const other = postgres(url.href, { max: 1, onnotice: () => {} });
await sql`create table written (by_transaction int)`;
let late: Promise<string> | undefined;
const cutOff = sql
  .begin(async (tx) => {
    const [session] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await other`select pg_terminate_backend(${session?.pid ?? 0})`;
    await sleep(300);
    late = tx`insert into written values (1)`.then(
      () => 'written',
      (error: { code?: string }) => String(error.code),
    );
    await late;
  })
  .catch((error: { code?: string }) => error.code);
await sleep(150);
await sql`select 1`;
console.log(`cut off: ${await cutOff}`);
await sleep(300);
const [{ count }] = await other<[{ count: number }]>`select count(*)::int as count from written`;
console.log(`late: ${await late}, ${count} rows`);
await other.end();
await sql.end();
// And is ended while the database does not answer what the driver asks for itself, the types of arrays.
const withoutTypes = {
  ...options,
  socket: async () => {
    const opened = await options.socket();
    const write = opened.write.bind(opened);
    opened.write = ((chunk: Uint8Array) =>
      Buffer.from(chunk).includes('pg_catalog.pg_type') || write(chunk)) as typeof opened.write;
    return opened;
  },
};
const silent = postgres(url.href, withoutTypes);
const unanswered = silent`select 1`.catch((error: { code?: string }) => error.code);
await sleep(200);
await silent.end({ timeout: 0.1 });
console.log(`unanswered: ${await unanswered}`);
await sleep(50);

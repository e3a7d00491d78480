/** Loses its connection to the database of the first argument within a transaction, as the server would. */
import { setTimeout as sleep } from 'node:timers/promises';
import { mendDriver } from '#server/database/mend-driver.ts';

mendDriver();
const { default: postgres } = await import('postgres');
const sql = postgres(String(process.argv[2]), { max: 1, onnotice: () => {} });
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
const [row] = await sql<{ one: number }[]>`select 1 as one`;
console.log(`afterwards: ${row?.one}`);
await sql.end();

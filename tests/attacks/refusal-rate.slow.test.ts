import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBuilt } from '#scripts/ensure-built.ts';
import { ipRules } from '#server/limits/limits.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { type Mailbox, startMailbox } from '#tests/support/mailbox.ts';
import { type ServerProcess, startHostedServer } from '#tests/support/server-process.ts';

let database: TestDatabase;
let mailbox: Mailbox;
let server: ServerProcess;
beforeAll(async () => {
  if (!(await ensureBuilt())) throw new Error('the build failed');
  [database, mailbox] = await Promise.all([createTestDatabase(), startMailbox()]);
  server = await startHostedServer({ databaseUrl: database.url, smtpUrl: mailbox.url });
});
afterAll(async () => {
  await server?.stop();
  await Promise.all([database?.drop(), mailbox?.stop()]);
});

const turns = 5;
const pagesPerTurn = 60;

async function get(address: string): Promise<number> {
  const headers = { accept: 'text/html', 'x-forwarded-for': address };
  const answer = await fetch(`${server.url}/login`, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

/** Milliseconds for some pages in a row. */
async function timeFor(addressOf: (number: number) => string, status: number): Promise<number> {
  const start = performance.now();
  for (let number = 0; number < pagesPerTurn; number += 1) {
    expect(await get(addressOf(number))).toBe(status);
  }
  return performance.now() - start;
}

it('a page that is refused for its rate costs no more than the same page', async () => {
  const times = { served: [] as number[], refused: [] as number[] };
  for (let turn = 0; turn < turns; turn += 1) {
    times.served.push(await timeFor((number) => `10.${turn}.0.${number}`, 200));
    const spent = `192.0.2.${turn}`;
    await Promise.all(Array.from({ length: ipRules('hosted').api.limit }, () => get(spent)));
    times.refused.push(await timeFor(() => spent, 429));
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(turns / 2)] ?? 0;
  // Rendered for each refusal it took three to five times as long as the page that is kept.
  expect(median(times.refused)).toBeLessThan(1.5 * median(times.served));
});

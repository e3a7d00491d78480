import { isRunning, type ServerProcess } from '../../../tests/support/server-process.ts';
import type { DrillLog } from '../drill.ts';
import type { Client, ClientResponse } from './client.ts';
import { isServed, missing, summary } from './load.ts';

/**
 * What must hold in nearly every drill, in the words of lab/reliability.md.
 * @param seen of requests that nothing but the fault keeps from success
 */
export function expectClearAnswers(log: DrillLog, seen: readonly ClientResponse[]): void {
  expectAll(log, 'each answer is correct, or 503 with Retry-After', seen, isServed);
}

export function expectAll(
  log: DrillLog,
  expected: string,
  seen: readonly ClientResponse[],
  isRight: (answer: ClientResponse) => boolean = ({ status }) => status >= 200 && status < 300,
): void {
  log.expect(expected, seen.every(isRight), summary(seen, isRight));
}

/** @param acknowledged names of the users whose creation was acknowledged */
export async function expectNothingLost(
  log: DrillLog,
  client: Client,
  acknowledged: readonly string[],
): Promise<void> {
  const lost = await missing(client, acknowledged);
  log.expect(
    'every acknowledged write is there',
    lost.length === 0,
    `${acknowledged.length} acknowledged, ${lost.length} missing`,
  );
}

export function expectRunning(log: DrillLog, server: Pick<ServerProcess, 'program'>): void {
  log.expect('the server runs on', isRunning(server), isRunning(server) ? 'it runs' : 'it has ended');
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, ClientResponse } from './client.ts';

/** Reads and writes that go on until they are stopped. */
export interface Load {
  seen: ClientResponse[];
  /** Names of the users whose creation was acknowledged. */
  acknowledged: string[];
  stop(): Promise<void>;
}

const list = '/api/users?limit=20';

let runs = 0;

/** Address of a user whom a drill creates. */
export function emailOf(name: string): string {
  return `${name.replaceAll(/[^a-z0-9]/g, '-')}@drill.example`;
}

/** Creates a user, without an invitation by mail unless told. */
export function createUser(client: Client, name: string, invite = false): Promise<ClientResponse> {
  return client.request('POST', '/api/users', { name, email: emailOf(name), roles: ['user'], invite });
}

/** Some who read the list and some who add to it, each one request after the other. */
export function startLoad(
  client: Client,
  { readers = 4, writers = 2, pause = 10 }: { readers?: number; writers?: number; pause?: number } = {},
): Load {
  runs += 1;
  const run = runs;
  const seen: ClientResponse[] = [];
  const acknowledged: string[] = [];
  let running = true;
  let written = 0;
  const read = () => client.request('GET', list);
  const write = async () => {
    written += 1;
    const name = `load ${run} ${written}`;
    const answer = await createUser(client, name);
    if (answer.status === 201 || answer.status === 200) acknowledged.push(name);
    return answer;
  };
  const repeat = async (request: () => Promise<ClientResponse>) => {
    while (running) {
      seen.push(await request());
      await sleep(pause);
    }
  };
  const all = [
    ...Array.from({ length: readers }, () => repeat(read)),
    ...Array.from({ length: writers }, () => repeat(write)),
  ];
  return {
    seen,
    acknowledged,
    stop: async () => {
      running = false;
      await Promise.all(all);
    },
  };
}

/** An answer that says what is the matter, which may be a refusal, or a 503 that says when to come again. */
export function isClear(seen: ClientResponse): boolean {
  return isServed(seen) || (seen.status >= 300 && seen.status < 500 && seen.status !== 401);
}

/** What was asked for, or a 503 that says when to come again. */
export function isServed({ status, retryAfter }: ClientResponse): boolean {
  return (status >= 200 && status < 300) || (status === 503 && retryAfter !== null);
}

/** `200 × 41, 503 × 7`, and the text of the first that is not as it should be. */
export function summary(
  seen: readonly ClientResponse[],
  isRight: (answer: ClientResponse) => boolean = isClear,
): string {
  const counts = new Map<number, number>();
  for (const { status } of seen) counts.set(status, (counts.get(status) ?? 0) + 1);
  const wrong = seen.find((answer) => !isRight(answer));
  const list = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
  return list.join(', ') + (wrong ? `; first wrong one: ${wrong.status} ${wrong.body.slice(0, 200)}` : '');
}

/**
 * Asks until the answer is the wanted one, for as long as a slow machine may need.
 * @returns the milliseconds it took
 */
export async function until(wanted: () => Promise<boolean>, limitMs = 90_000): Promise<number> {
  const begun = performance.now();
  while (!(await wanted())) {
    if (performance.now() - begun > limitMs) throw new Error(`still not so after ${limitMs} ms: ${wanted}`);
    await sleep(50);
  }
  return performance.now() - begun;
}

/** Milliseconds until a list is answered again as it should be. */
export async function untilWell(client: Client, path = list): Promise<number> {
  let last: ClientResponse | undefined;
  const isWell = async () => {
    last = await client.request('GET', path);
    return last.status === 200;
  };
  return await until(isWell).catch(() => {
    throw new Error(`the list is not answered: ${last?.status} ${last?.body.slice(0, 300)}`);
  });
}

/** Those of the names that no user has. */
export async function missing(client: Client, names: readonly string[]): Promise<string[]> {
  const answer = await client.request('GET', '/api/users/export');
  if (answer.status !== 200) throw new Error(`the list cannot be read: ${answer.status} ${answer.body}`);
  const found = new Set(answer.body.split('\r\n').map((line) => line.split(',', 1)[0]));
  return names.filter((name) => !found.has(name));
}

export const millisecondsOf = (seen: readonly ClientResponse[]) =>
  seen.map(({ milliseconds }) => milliseconds);

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

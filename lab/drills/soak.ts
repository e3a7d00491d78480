import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from './drill.ts';
import { type ClientResponse, createClient, requestCode, signIn } from './parts/client.ts';
import { type Harness, withProbe } from './parts/harness.ts';
import { createUser, summary } from './parts/load.ts';
import type { ProcessStats } from './parts/process-probe.ts';

/** Ten a second for an hour, as fast as they go. */
const requests = 36_000;
const workers = 10;
const megabyte = 1024 * 1024;

export const soak: Drill = {
  name: 'soak',
  does: `${requests.toLocaleString('en')} requests, an hour of ten a second, as fast as they go; what the process holds before, half-way and after`,
  quick: false,
  run: (log) =>
    withProbe(async (harness, probe) => {
      const seen: ClientResponse[] = [];
      // What is made once is made: caches, compiled code, connections.
      await useAll(harness, requests / 10, seen);
      const start = await calm(probe.readStats);
      await useAll(harness, requests * 0.45, seen);
      const middle = await calm(probe.readStats);
      await useAll(harness, requests * 0.45, seen);
      const end = await calm(probe.readStats);
      log.did(`sent ${seen.length} requests over ${workers} connections`);
      const wrong = seen.filter(({ status }) => status === 0 || status >= 500);
      log.expect('no answer is a fault', wrong.length === 0, summary(seen));
      const heap = [start, middle, end].map(({ heapBytes }) => heapBytes / megabyte);
      log.expect(
        'the heap does not grow: after garbage collection at most 5 MB more than at the start',
        end.heapBytes - start.heapBytes < 5 * megabyte,
        `${heap.map((size) => size.toFixed(1)).join(', ')} MB`,
      );
      const list = (kind: keyof ProcessStats) => [start, middle, end].map((one) => one[kind]).join(', ');
      log.expect('no handle stays', end.handles <= start.handles + 2, list('handles'));
      log.expect('no timer stays', end.timers <= start.timers + 2, list('timers'));
      log.expect('no connection stays', end.connections <= start.connections + 2, list('connections'));
      const resident = [start, middle, end].map(({ residentBytes }) => Math.round(residentBytes / megabyte));
      log.did(`resident memory, which is not judged: ${resident.join(', ')} MB`);
    }),
};

/** What people do, mixed; each from one of 200 addresses. */
async function useAll(
  { server, admin, mailbox }: Harness,
  count: number,
  seen: ClientResponse[],
): Promise<void> {
  let next = 0;
  const address = () => `198.51.100.${next % 200}`;
  const guest = createClient(server, address);
  const kinds: ((index: number) => Promise<ClientResponse>)[] = [
    () => admin.request('GET', '/api/users?limit=20'),
    () => admin.request('GET', '/api/home'),
    (index) => admin.request('GET', `/api/users?searchTerm=soak+${index % 100}`),
    (index) => createUser(admin, `soak ${performance.now()} ${index}`),
    () => admin.request('GET', '/api/auth/get-session'),
    () => admin.request('GET', '/api/users/none'),
    () => guest.request('GET', '/api/home'),
    () => guest.request('POST', '/api/users', { name: '' }),
    () => admin.request('GET', '/api/dashboard'),
    (index) => (index % 20 === 9 ? admin.request('GET', '/manager/users') : guest.request('GET', '/readyz')),
  ];
  const work = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const answer = await kinds[index % kinds.length]?.(index);
      if (answer) seen.push(answer);
      if (index % 1000 === 0) seen.push(await requestCode(createClient(server), `soak-${index}@example.com`));
      if (index % 3000 === 0) {
        const client = await signIn(server, mailbox, {
          email: `soak-person-${index}-${seen.length}@example.com`,
        });
        seen.push(await client.request('POST', '/api/auth/sign-out', {}));
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/** After what still goes on behind the answers. */
async function calm(look: () => Promise<ProcessStats>): Promise<ProcessStats> {
  await sleep(3_000);
  return await look();
}

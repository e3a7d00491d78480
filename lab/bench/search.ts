import { signInAdmin, startBenchServer } from './bench-server.ts';
import { atMost, type BenchRun, type Figure, ratioAtMost } from './figure.ts';
import { type KeepAliveClient, openKeepAliveClient } from './keep-alive-client.ts';
import { measuredLists } from './lists/lists.ts';
import type { MeasuredList } from './lists/measured-list.ts';
import { medianCall, medianOfRuns } from './median.ts';

const [smallest, middle, largest] = [1000, 100_000, 1_000_000];
/** Milliseconds on the reference machine, at the largest size; `limits` of a list has exceptions. */
const allowed = 15;
/** How many times as long as at the smallest size pages without a term may take at the largest. */
const growth = 3;
/** Of each run. */
const calls = 6;
const deepPage = 5000;
const rowsOfPage = 20;
/** Rows that the walk to a deep page reads at once. */
const stride = 100;

/** The part of a list's answer that matters here. */
interface Page {
  nextCursor: string | null;
  total: { count: number; exact: boolean };
}

/** A kind of request in one of the orders that the list can have. */
interface Kind {
  kind: string;
  path: string;
  hasTerm: boolean;
}

/**
 * Milliseconds at the median from request to whole answer over HTTP: session, search, page and count, in each order of
 * the list. What a term finds stands here and there by moments; by name most of it stands together, near or far.
 */
export async function* measureSearch(run: BenchRun): AsyncGenerator<Figure> {
  // Short round trips do not make a machine read rows faster, so bounds grow with the calibration but do not shrink.
  const allow = (time: number) => Math.max(time, run.allow(time));
  const atSmallest = new Map<string, number>();
  for (const size of [smallest, middle, largest]) {
    const seeded = await run.seeded(Object.fromEntries(measuredLists.map(({ name }) => [name, size])));
    const server = await startBenchServer(seeded.url);
    const caller = openKeepAliveClient(server.url, { cookie: await signInAdmin(server) });
    try {
      for (const list of measuredLists) {
        for (const { kind, path, hasTerm } of await kindsOf(caller, list, size)) {
          const figure = { name: `search ${list.name}, ${kind}`, unit: 'ms' };
          const { value, note } = await measure(caller, path);
          if (size === smallest) atSmallest.set(figure.name, value);
          const bound = size === largest ? { bound: atMost(allow(list.limits[kind] ?? allowed)) } : {};
          yield { ...figure, name: `${figure.name}, ${size}`, value, note, ...bound };
          if (hasTerm || size !== largest) continue;
          const floor = atSmallest.get(figure.name);
          yield { ...figure, name: `${figure.name}, growth`, value, floor, bound: ratioAtMost(growth) };
        }
      }
    } finally {
      caller.close();
      await server.stop();
      await seeded.drop();
    }
  }
}

async function kindsOf(
  caller: KeepAliveClient,
  { name, sorts, terms }: MeasuredList,
  size: number,
): Promise<Kind[]> {
  const rows = Math.min(deepPage * rowsOfPage, size / 2);
  const kinds: Kind[] = [];
  for (const sort of sorts) {
    const address = (parameters: Record<string, string> = {}) =>
      `/api/${name}?${new URLSearchParams({ sort, ...parameters })}`;
    const deep = await behind(caller, address(), rows);
    kinds.push(
      { kind: `first page by ${sort}`, path: address(), hasTerm: false },
      { kind: `deep page by ${sort}`, path: deep, hasTerm: false },
      ...Object.entries(terms).map(([kind, searchTerm]) => ({
        kind: `${kind} by ${sort}`,
        path: address({ searchTerm }),
        hasTerm: true,
      })),
    );
  }
  return kinds;
}

/** The address of the page behind so many rows, found as a user would find it. */
async function behind(caller: KeepAliveClient, address: string, rows: number): Promise<string> {
  let path = address;
  for (let read = 0; read < rows; read += stride) {
    const { nextCursor } = await caller.read<Page>(`${path}&limit=${stride}`);
    path = `${address}&cursor=${nextCursor}`;
  }
  return path;
}

async function measure(caller: KeepAliveClient, path: string): Promise<{ value: number; note: string }> {
  const { total } = await caller.read<Page>(path);
  const value = await medianOfRuns(() => medianCall(calls, () => caller.get(path)));
  return { value, note: `${total.count}${total.exact ? '' : '+'} found` };
}

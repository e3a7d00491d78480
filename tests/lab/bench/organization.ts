import { setActive } from '#tests/support/members.ts';
import { adminEmail } from '#tests/support/server-process.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startBenchServer } from './bench-server.ts';
import { atMost, type BenchRun, type Figure, ratioAtMost } from './figure.ts';
import { type KeepAliveClient, openKeepAliveClient } from './keep-alive-client.ts';
import { firstList } from './lists/lists.ts';
import { medianCall, medianOfRuns } from './median.ts';
import { fillOrganizations, organizationRows } from './organization-rows.ts';

/** Milliseconds on the reference machine, for a page of a list without a term. */
const allowed = 15;
/** How many times as long as in a small organisation the same may take in the largest. */
const growth = 3;
/** Of each run. */
const calls = 20;

interface Page {
  nextCursor: string | null;
}

/**
 * Milliseconds at the median for lists of one organisation among very many rows of others: the largest one, against a
 * small one in the same run.
 */
export async function* measureOrganization(run: BenchRun): AsyncGenerator<Figure> {
  const seeded = await run.seeded(organizationRows);
  const server = await startBenchServer(seeded.url);
  const member = await signInUser(server, adminEmail);
  const caller = openKeepAliveClient(server.url, { cookie: member.cookieHeader });
  try {
    const { largest, small } = await fillOrganizations(seeded.database, adminEmail);
    await setActive(server, member, small);
    const inSmall = await measureIn(caller, small);
    await setActive(server, member, largest);
    const inLargest = await measureIn(caller, largest);
    for (const [kind, { value, hasTerm }] of inLargest) {
      const name = `organization ${kind}`;
      const floor = inSmall.get(kind)?.value;
      const note = `${floor?.toFixed(1)} ms in a small one`;
      yield { name, unit: 'ms', value, note, ...(!hasTerm && { bound: atMost(run.allow(allowed)) }) };
      if (hasTerm || floor === undefined) continue;
      yield { name: `${name}, growth`, unit: 'ms', value, floor, bound: ratioAtMost(growth) };
    }
  } finally {
    caller.close();
    await server.stop();
    await seeded.drop();
  }
}

async function measureIn(caller: KeepAliveClient, id: string) {
  const measured = new Map<string, { value: number; hasTerm: boolean }>();
  for (const { kind, path, hasTerm } of await kindsOf(caller, id)) {
    const value = await medianOfRuns(() => medianCall(calls, () => caller.get(path)));
    measured.set(kind, { value, hasTerm });
  }
  return measured;
}

async function kindsOf(caller: KeepAliveClient, id: string) {
  const { name, sorts, terms } = firstList;
  const lists = [
    ...sorts.map((sort) => ({ list: `${name} by ${sort}`, path: `/api/${name}?sort=${sort}`, terms })),
    { list: 'members', path: `/api/organizations/${id}/members?limit=20`, terms: { name: 'amina' } },
  ];
  const kinds = [{ kind: `${name}, count`, path: `/api/${name}/count`, hasTerm: false }];
  for (const { list, path, terms } of lists) {
    const { nextCursor } = await caller.read<Page>(path);
    kinds.push({ kind: `${list}, first page`, path, hasTerm: false });
    if (nextCursor)
      kinds.push({ kind: `${list}, next page`, path: `${path}&cursor=${nextCursor}`, hasTerm: false });
    for (const [what, term] of Object.entries(terms)) {
      const searchTerm = new URLSearchParams({ searchTerm: term });
      kinds.push({ kind: `${list}, ${what}`, path: `${path}&${searchTerm}`, hasTerm: true });
    }
  }
  return kinds;
}

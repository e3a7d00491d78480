import type { Database } from '../../server/database/database.ts';
import { setActive } from '../../tests/support/members.ts';
import { adminEmail } from '../../tests/support/server-process.ts';
import { signInByMail } from '../../tests/support/sign-in-user.ts';
import { startBenchServer } from './bench-server.ts';
import { atMost, type BenchRun, type Figure, ratioAtMost } from './figure.ts';
import { type KeepAliveClient, openKeepAliveClient } from './keep-alive-client.ts';
import { firstList } from './lists/lists.ts';
import { medianCall, medianOfRuns } from './median.ts';

const organizations = 2001;
const users = 50_000;
const membersEach = 499;
const records = { all: 1_000_000, inLargest: 100_000, organizations: 1000 };

/** For `npm run seed`: other numbers than those of any other benchmark, since the database is changed. */
const organizationRows = { users, organizations, [firstList.name]: records.all };

/** Milliseconds on the reference machine, for a page of a list without a term. */
const allowed = 15;
/** How many times as long as in a small organization the same may take in the largest: the count goes to its cap. */
const growth = 5;
/** Of each run. */
const calls = 20;
const searches = 3;

interface Page {
  nextCursor: string | null;
}

/**
 * Milliseconds at the median for lists of one organization among very many rows of others: the largest one, against a
 * small one in the same run.
 */
export async function* measureOrganization(run: BenchRun): AsyncGenerator<Figure> {
  const seeded = await run.seeded(organizationRows);
  const server = await startBenchServer(seeded.url);
  const member = await signInByMail(server, adminEmail);
  const caller = openKeepAliveClient(server.url, { cookie: member.cookieHeader });
  try {
    const { largest, small } = await fillOrganizations(seeded.database, adminEmail);
    const kindsIn = async (id: string) => {
      await setActive(server, member, id);
      return kindsOf(caller, id);
    };
    const inSmall = new Map((await kindsIn(small)).map(({ kind, path }) => [kind, path]));
    const measure = async (id: string, path: string, hasTerm: boolean) => {
      await setActive(server, member, id);
      return medianOfRuns(() => medianCall(hasTerm ? searches : calls, () => caller.get(path)));
    };
    for (const { kind, path, hasTerm } of await kindsIn(largest)) {
      const name = `organization ${kind}`;
      const value = await measure(largest, path, hasTerm);
      const pathInSmall = inSmall.get(kind);
      const floor = pathInSmall ? await measure(small, pathInSmall, hasTerm) : undefined;
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

/**
 * Gives the records to about a thousand organizations, and each organization as many members as it can have, a million in
 * all. A user becomes a member of the largest and of a small one, whose ids are returned.
 */
async function fillOrganizations(
  { sql }: Pick<Database, 'sql'>,
  email: string,
): Promise<{ largest: string; small: string }> {
  const table = sql(firstList.name);
  const isFilled = await sql`select from ${table} where organization_id is not null limit 1`;
  await sql.begin(async (tx) => {
    // Without the triggers that count members one by one.
    await tx`set local session_replication_role = replica`;
    if (isFilled.length === 0) {
      await tx`
        update ${table} as record set organization_id = owner.id
        from (select id, row_number() over (order by id) - 1 as place from ${table}) as placed
        join (select id, row_number() over (order by id) - 1 as place from organizations) as owner
          on owner.place = case when placed.place < ${records.inLargest} then 0
            else 1 + placed.place % ${records.organizations} end
        where record.id = placed.id`;
      await tx`delete from members`;
      await tx`
        insert into members (id, organization_id, user_id)
        select gen_random_uuid()::text, owner.id, person.id
        from (select id, row_number() over (order by id) - 1 as place from organizations) as owner
        cross join generate_series(0, ${membersEach - 1}::int) as n
        join (select id, row_number() over (order by id) - 1 as place from users limit ${users}) as person
          on person.place = (owner.place * ${membersEach} + n) % ${users}`;
    }
    await tx`
      insert into members (id, organization_id, user_id, role)
      select gen_random_uuid()::text, organizations.id, users.id, 'owner'
      from (select id from organizations order by id limit 2) as organizations, users
      where users.email = ${email} on conflict do nothing`;
  });
  if (isFilled.length === 0) await sql`vacuum analyze`;
  const [largest, small] = await sql<{ id: string }[]>`select id from organizations order by id limit 2`;
  return { largest: largest?.id ?? '', small: small?.id ?? '' };
}

import type { Database } from '#server/database/database.ts';
import { firstList } from './lists/lists.ts';

const organizations = 2001;
const users = 50_000;
const membersEach = 499;
const records = { all: 1_000_000, inLargest: 100_000, organizations: 1000 };

/** For `npm run seed`: other numbers than those of any other benchmark, since the database is changed. */
export const organizationRows = { users, organizations, [firstList.name]: records.all };

/**
 * Gives the records to about a thousand organisations, and each organisation as many members as it can have, a million in
 * all. A user becomes a member of the largest and of a small one, whose ids are returned.
 */
export async function fillOrganizations(
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

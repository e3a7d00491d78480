import type postgres from 'postgres';
import { languages } from '#contract/languages.ts';
import type { Random } from '#server/example-records/random.ts';
import { item } from '../../example-records/item.ts';
import { timestampsOf } from '../../example-records/timestamps.ts';
import { words } from '../../example-records/words.ts';
import type { SeededTable } from '../../features/feature.ts';

const columns = ['id', 'name', 'slug', 'created_at', 'updated_at'] as const;

export const organizationSeed: SeededTable = {
  table: 'organizations',
  columns,
  row: organizationRow,
  follow: addMembersAndTeam,
  followedBy: ['members', 'teams', 'team_members'],
};

/** The organization of a number, from 0 on. Names come again, short names do not. */
export function organizationRow(number: number, id: string, chance: Random, now: number): (string | null)[] {
  const language = item(languages, number);
  const { lastNames, topics } = words[language];
  const place = Math.floor(number / languages.length);
  const name = `${item(lastNames, place)} ${item(topics, Math.floor(place / lastNames.length))}`;
  const { createdAt, updatedAt } = timestampsOf(chance, now);
  return [id, name, `example-${number}`, createdAt, updatedAt];
}

/** So many users are looked up to become members. */
const usersAtMost = 10_000;

/** Three of the users there are, the first of them as owner, and a team with the name of the organization. */
async function addMembersAndTeam(tx: postgres.TransactionSql, first: string, last: string): Promise<void> {
  await tx`
    with people as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as total
      from (select id from users order by id limit ${usersAtMost}) as found
    ), made as (
      select id, created_at, row_number() over (order by id) - 1 as place from organizations
      where id between ${first} and ${last}
    )
    insert into members (id, organization_id, user_id, role, created_at)
    select gen_random_uuid()::text, made.id, people.id, case n when 0 then 'owner' else 'member' end,
      made.created_at
    from made cross join generate_series(0, 2) n
    join people on n < people.total and people.place = (made.place * 3 + n) % people.total`;
  await tx`
    insert into teams (id, name, organization_id, member_count, created_at)
    select gen_random_uuid()::text, name, id, 1, created_at from organizations where id between ${first} and ${last}`;
  await tx`
    insert into team_members (id, team_id, user_id, created_at)
    select gen_random_uuid()::text, teams.id, members.user_id, teams.created_at
    from teams join members on members.organization_id = teams.organization_id and members.role = 'owner'
    where teams.organization_id between ${first} and ${last}`;
}

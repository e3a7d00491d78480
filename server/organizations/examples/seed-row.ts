import type postgres from 'postgres';
import { type Language, languageNames } from '#contract/facts/languages.ts';
import { StartupError } from '#server/config/startup-error.ts';
import { item, timestampsOf } from '#server/features/random.ts';
import type { SeededTable } from '../../features/feature.ts';
import { organizationLimits } from '../organization-limits.ts';

const columns = ['id', 'name', 'slug', 'created_at', 'updated_at'] as const;

/** Words in each language, of which names are made. */
export type ExampleWords = Readonly<
  Record<Language, Readonly<Record<'lastNames' | 'topics', readonly string[]>>>
>;

export function organizationSeed(words: ExampleWords): SeededTable {
  return {
    table: 'organizations',
    columns,
    row: (...args) => organizationRow(words, ...args),
    follow: addMembersAndTeam,
    followedBy: ['members', 'teams', 'team_members'],
  };
}

/** The organization of a number, from 0 on. Names come again, short names do not. */
function organizationRow(
  words: ExampleWords,
  ...[number, id, chance, now]: Parameters<SeededTable['row']>
): (string | null)[] {
  const languages = languageNames();
  const language = item(languages, number);
  const { lastNames, topics } = words[language];
  const place = Math.floor(number / languages.length);
  const name = `${item(lastNames, place)} ${item(topics, Math.floor(place / lastNames.length))}`;
  const { createdAt, updatedAt } = timestampsOf(chance, now);
  return [id, name, `example-${number}`, createdAt, updatedAt];
}

/** Number of members of an example organization. */
const membersEach = 3;
/** Maximum number of memberships, so that every user may still create an organization. */
const mostEach = organizationLimits.organizationsPerPerson - 1;

/**
 * Three of the users there are, the first of them as owner, and a team with the name of the organization. Those come
 * first who are members of the fewest.
 * @throws {StartupError} where an organization would be without an owner
 */
async function addMembersAndTeam(tx: postgres.TransactionSql, first: string, last: string): Promise<void> {
  await tx`
    with made as (
      select id, created_at, row_number() over (order by id) - 1 as place from organizations
      where id between ${first} and ${last}
    ), people as (
      select id, coalesce(joined, 0) as joined
      from users left join (select user_id, count(*) as joined from members group by user_id) own
        on own.user_id = users.id
      where coalesce(joined, 0) < ${mostEach}
      order by 2, id limit (select count(*) * ${membersEach} from made)
    ), places as (
      select id as user_id, row_number() over (order by round, id) - 1 as place
      from people, generate_series(joined + 1, ${mostEach}) as round
    )
    insert into members (id, organization_id, user_id, role, created_at)
    select gen_random_uuid()::text, made.id, user_id,
      case places.place % ${membersEach} when 0 then 'owner' else 'member' end, made.created_at
    from places join made on made.place = places.place / ${membersEach}
    order by places.place
    on conflict do nothing`;
  const [{ ownerless }] = await tx<[{ ownerless: number }]>`
    select count(*)::int as ownerless from organizations where id between ${first} and ${last}
      and not exists (select from members where organization_id = organizations.id)`;
  if (ownerless > 0)
    throw new StartupError(
      `Nothing was added to organizations: ${ownerless} of them would have no owner, as one user is a member of at most ${mostEach} here. Add users too, with --users.`,
    );
  await tx`
    insert into teams (id, name, organization_id, created_at)
    select gen_random_uuid()::text, name, id, created_at from organizations where id between ${first} and ${last}`;
  await tx`
    insert into team_members (id, team_id, user_id, created_at)
    select gen_random_uuid()::text, teams.id, members.user_id, teams.created_at
    from teams join members on members.organization_id = teams.organization_id and members.role = 'owner'
    where teams.organization_id between ${first} and ${last}`;
}

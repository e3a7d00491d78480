import type postgres from 'postgres';
import { languages } from '#contract/languages.ts';
import { sessionSeconds } from '#server/auth/cookie-options.ts';
import { networks, userAgents } from '#server/example-records/devices.ts';
import { item, type Random, timestampsOf } from '#server/features/random.ts';
import { words } from '../../example-records/words.ts';
import type { SeededTable } from '../../features/feature.ts';

const columns = [
  'id',
  'name',
  'email',
  'email_verified',
  'language',
  'onboarded_at',
  'last_seen_at',
  'created_at',
  'updated_at',
] as const;

export const userSeed: SeededTable = {
  table: 'users',
  columns,
  row: userRow,
  follow: addUserActivity,
  followedBy: ['sessions', 'audit_events'],
};

/**
 * The user of a number, from 0 on: an ordinary user, whose address nobody can have. Some have been added by somebody
 * and have never signed in.
 */
export function userRow(number: number, id: string, chance: Random, now: number): (string | null)[] {
  const language = item(languages, number);
  const { firstNames, lastNames, latinLastNames } = words[language];
  const place = Math.floor(number / languages.length);
  const last = Math.floor(place / firstNames.length);
  const name = `${item(firstNames, place)} ${item(lastNames, last)}`;
  const email = `${item(latinLastNames, last)}.${number}@${language}.example`;
  const { createdAt, updatedAt } = timestampsOf(chance, now);
  const isNew = chance.below(50) === 0;
  return isNew
    ? [id, '', email, 'false', language, null, null, createdAt, createdAt]
    : [id, name, email, 'true', language, createdAt, updatedAt, createdAt, createdAt];
}

/**
 * Adds events and sessions that agree with the rows of example users. A user with `last_seen_at` signed up at
 * `created_at`, signed in last before they were seen, and has a session if that was lately; any other was
 * added by somebody. Events of more than a year ago would be swept.
 * @param first identifier of the first of them
 * @param last identifier of the last
 */
async function addUserActivity(tx: postgres.TransactionSql, first: string, last: string): Promise<void> {
  // A number of each person's own, the same each time. The last sign-in was up to twenty days before the last sight.
  await tx`
    create temporary table seeded_users on commit drop as
    select id, created_at as came, last_seen_at as seen, place,
      greatest(created_at, last_seen_at - place % 20 * interval '1 day') as signed_in
    from (select *, hashtext(id) & 2147483647 as place from users where id between ${first} and ${last}) people`;
  await tx`
    insert into audit_events (actor_id, action, subject_type, subject_id, data, created_at)
    select case when action <> 'user.created' then id end, action, 'user', id, data::jsonb, at from (
      select id, 'user.created' as action, null as data, came as at, 1 as step from seeded_users where seen is null
      union all
      select id, 'user.signed-up', null, came, 2 from seeded_users where seen is not null
      union all
      select id, 'user.signed-in', '{"with":"code"}', came, 3 from seeded_users where seen is not null
      union all
      select id, 'user.signed-in', '{"with":"code"}', signed_in, 4 from seeded_users where signed_in > came
    ) events
    where action = 'user.created' or at > now() - interval '1 year'
    order by at, id, step`;
  // Nobody has their tokens, so nobody can use them.
  await tx`
    insert into sessions (id, token, user_id, ip_address, user_agent, created_at, updated_at, expires_at)
    select gen_random_uuid(), replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), id,
      (${networks as string[]}::text[])[1 + place % ${networks.length}] || '.' || 1 + place % 250,
      (${userAgents as string[]}::text[])[1 + place % ${userAgents.length}],
      signed_in, seen, seen + make_interval(secs => ${sessionSeconds})
    from seeded_users where seen > now() - make_interval(secs => ${sessionSeconds})`;
}

import { languages } from '#contract/languages.ts';
import type { Random } from '#server/example-records/random.ts';
import { item } from '../../example-records/item.ts';
import { timestampsOf } from '../../example-records/timestamps.ts';
import { words } from '../../example-records/words.ts';
import type { SeededTable } from '../../features/feature.ts';
import { addUserActivity } from './seed-activity.ts';

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

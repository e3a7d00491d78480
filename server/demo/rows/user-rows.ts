import type { Random } from '../../example-records/random.ts';
import { demoUsers } from './demo-users.ts';
import type { UserRow } from './row-types.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long ago the first of them came, in days. */
const oldest = 630;

/** The users of the demo: many signed up long ago, some this month; most were seen lately. */
export function userRows(now: Date, random: Random): UserRow[] {
  return demoUsers.map(({ id, name, email, language, role, state }, index) => {
    // The later, the denser: a product that grows.
    const age =
      index < 2 ? oldest - index : oldest * (1 - (index + random.next()) / (demoUsers.length + 1)) ** 1.6;
    const createdAt = new Date(now.getTime() - Math.max(age, 0.3) * day);
    const onboarded = state !== 'onboarding';
    return {
      id,
      name,
      email,
      language,
      role,
      emailVerified: true,
      banned: state === 'banned',
      banReason: state === 'banned' ? 'Shared the account with people outside.' : null,
      onboardedAt: onboarded ? new Date(createdAt.getTime() + 2 * minute) : null,
      lastSeenAt: onboarded ? lastSeen(index, now, random, createdAt) : null,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** The admin is there right now: fill-demo.ts reads from it how old the records are. */
function lastSeen(index: number, now: Date, random: Random, createdAt: Date): Date {
  if (index === 0) return now;
  const ago = 8 * minute + random.next() ** 3 * 25 * day;
  return new Date(Math.max(now.getTime() - ago, createdAt.getTime() + 3 * minute));
}

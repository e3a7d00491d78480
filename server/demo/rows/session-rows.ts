import { randomBytes } from 'node:crypto';
import { networks, userAgents } from '../../example-records/devices.ts';
import type { Random } from '../../example-records/random.ts';
import { seededSessionId } from '../seeded-sessions.ts';
import type { SessionRow, UserRow } from './row-types.ts';

const hour = 3_600_000;
const year = 365 * 24 * hour;

/** Sessions of those who were there lately. Nobody has their tokens, so nobody can use them. */
export function sessionRows(now: Date, random: Random, users: readonly UserRow[]): SessionRow[] {
  return users
    .filter((user) => user.lastSeenAt && !user.banned)
    .flatMap((user, index) => {
      const count = index < 2 ? 3 : 1 + random.below(2);
      return Array.from({ length: count }, (_, number): SessionRow => {
        const usedAt = new Date((user.lastSeenAt as Date).getTime() - number * (7 + random.below(60)) * hour);
        return {
          id: seededSessionId(`${user.id}-${number}`),
          token: randomBytes(32).toString('base64url'),
          userId: String(user.id),
          ipAddress: `${random.pick(networks)}.${1 + random.below(250)}`,
          userAgent: random.pick(userAgents),
          // Longer than any demo runs, or the clean-up would take them.
          expiresAt: new Date(now.getTime() + 10 * year),
          createdAt: new Date(usedAt.getTime() - random.below(200) * hour),
          updatedAt: usedAt,
        };
      });
    });
}

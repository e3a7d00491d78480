import { randomBytes } from 'node:crypto';
import type { Random } from '../../example-records/random.ts';
import { seededSessionId } from '../seeded-sessions.ts';
import type { SessionRow, UserRow } from './row-types.ts';

const hour = 3_600_000;
const year = 365 * 24 * hour;

/** Browsers as they name themselves. */
export const userAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
];

/** Addresses that belong to nobody (RFC 5737). */
export const networks = ['192.0.2', '198.51.100', '203.0.113'];

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

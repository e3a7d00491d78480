import type { EventRow, UserRow } from '../features/demo-records.ts';
import type { Random } from '../features/random.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** So many days back the charts can look: two periods of ninety. */
const days = 181;

/** Sign-ins as a working week has them, sign-ups of new users, and now and then a wrong code. */
export function signInEvents(now: Date, random: Random, users: readonly UserRow[]): EventRow[] {
  const signUps = users.map((user) => event('user.signed-up', user, user.createdAt));
  const daily = Array.from({ length: days }, (_, ago) => {
    const date = new Date(now.getTime() - ago * day);
    const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
    // Busier from half year to half year, quieter at the weekend.
    const count = Math.round(
      (isWeekend ? 22 : 64) * (1.2 - (ago / days) * 0.5) * (0.85 + random.next() * 0.3),
    );
    return Array.from({ length: count }, () => {
      // By the light of day; what has not come yet today has not happened.
      const at = new Date(Math.floor(date.getTime() / day) * day + 6 * hour + random.next() * 13 * hour);
      const present = users.filter(
        ({ createdAt, lastSeenAt }) => lastSeenAt && createdAt < at && at < lastSeenAt,
      );
      if (at > now || present.length === 0) return [];
      const user = random.pick(present);
      const came = event('user.signed-in', user, at, { with: random.next() < 0.8 ? 'code' : 'github' });
      if (random.next() > 0.013) return [came];
      return [event('user.code-refused', user, new Date(at.getTime() - 20_000), { reason: 'wrong' }), came];
    }).flat();
  }).flat();
  return [...signUps, ...daily];
}

function event(
  action: 'user.signed-up' | 'user.signed-in' | 'user.code-refused',
  { id }: UserRow,
  createdAt: Date,
  data?: Record<string, unknown>,
): EventRow {
  const subjectId = String(id);
  const actorId = action === 'user.code-refused' ? null : subjectId;
  return { actorId, action, subjectType: 'user', subjectId, data: data ?? null, createdAt };
}

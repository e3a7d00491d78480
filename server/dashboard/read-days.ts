import type { DayCounts } from '#contract/api/dashboard.ts';
import type { Database } from '../database/database.ts';
import { countEvents } from './count-events.ts';
import type { Period } from './period.ts';

/** Sign-ins and sign-ups of each day, beside the sign-ins of the period before. */
export async function readDays(database: Pick<Database, 'sql'>, { days }: Period): Promise<DayCounts[]> {
  const spans = days.map(({ span }) => span);
  const [signIns, signInsBefore, signUps] = await Promise.all([
    countEvents(database, 'user.signed-in', spans),
    countEvents(
      database,
      'user.signed-in',
      days.map(({ before }) => before),
    ),
    countEvents(database, 'user.signed-up', spans),
  ]);
  return days.map(({ date }, index) => ({
    date,
    signIns: signIns[index] ?? 0,
    signInsBefore: signInsBefore[index] ?? 0,
    signUps: signUps[index] ?? 0,
  }));
}

import { randomBytes, randomUUID } from 'node:crypto';
import type { mails } from '../email/tables.ts';
import { networks, userAgents } from '../example-records/devices.ts';
import type { CreatedRecords, DemoRecords, EventRow, UserRow } from '../features/demo-records.ts';
import { createRandom, type Random } from '../features/random.ts';
import { seededSessionId } from '../sessions/seeded-sessions.ts';
import type { sessions } from '../sessions/tables.ts';
import { userRows } from './demo-users.ts';
import { signInEvents } from './sign-in-events.ts';

type SessionRow = typeof sessions.$inferInsert;

type MailRow = typeof mails.$inferInsert;

const minute = 60_000;

interface DemoRows {
  users: UserRow[];
  sessions: SessionRow[];
  created: CreatedRecords[];
  events: EventRow[];
  mails: MailRow[];
}

/** All that a demo shows, with dates before a moment. */
export function createDemoRows(now: Date, records: readonly DemoRecords[]): DemoRows {
  const random = createRandom(20_261_121);
  const users = userRows(now, random);
  const created = records.map((record) => record.create(now, random, users));
  const events = [...signInEvents(now, random, users), ...created.flatMap(({ events }) => events)];
  // Activity is shown in the order in which it was written.
  events.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return {
    users,
    sessions: sessionRows(now, random, users, events),
    created,
    events,
    mails: mailRows(now, random, users),
  };
}

/** Mails of the last day, as a queue looks that works. */
function mailRows(now: Date, random: Random, users: readonly UserRow[]): MailRow[] {
  return Array.from({ length: 60 }, (): MailRow => {
    const createdAt = new Date(now.getTime() - (2 + random.next() * 20 * 60) * minute);
    const { email, language } = random.pick(users);
    return {
      id: randomUUID(),
      state: 'sent',
      recipient: email,
      template: 'sign-in-code',
      language: language ?? 'en',
      attempts: 1,
      createdAt,
      triedAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + 10 * minute),
      sentAt: new Date(createdAt.getTime() + 900 + random.below(1800)),
    };
  });
}

const hour = 3_600_000;
const year = 365 * 24 * hour;

/**
 * Sessions of those who were there lately, which began with the sign-ins in their activity. Nobody has their tokens, so
 * nobody can use them.
 */
function sessionRows(
  now: Date,
  random: Random,
  users: readonly UserRow[],
  events: readonly EventRow[],
): SessionRow[] {
  const signIns = events.filter(({ action }) => action === 'user.signed-in').reverse();
  return users
    .filter((user) => user.lastSeenAt && !user.banned)
    .flatMap((user, index) => {
      const count = index < 2 ? 3 : 1 + random.below(2);
      return Array.from({ length: count }, (_, number): SessionRow => {
        const usedAt = new Date((user.lastSeenAt as Date).getTime() - number * (7 + random.below(60)) * hour);
        const signIn = signIns.find(
          ({ subjectId, createdAt }) => subjectId === user.id && createdAt <= usedAt,
        );
        return {
          id: seededSessionId(`${user.id}-${number}`),
          token: randomBytes(32).toString('base64url'),
          userId: String(user.id),
          ipAddress: `${random.pick(networks)}.${1 + random.below(250)}`,
          userAgent: random.pick(userAgents),
          // Longer than any demo runs, or the clean-up would take them.
          expiresAt: new Date(now.getTime() + 10 * year),
          createdAt: signIn?.createdAt ?? user.createdAt,
          updatedAt: usedAt,
        };
      });
    });
}

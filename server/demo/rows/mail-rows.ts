import { randomUUID } from 'node:crypto';
import type { Chance } from './chance.ts';
import type { MailRow, UserRow } from './row-types.ts';

const minute = 60_000;

/** Mails of the last day, as a queue looks that works. */
export function mailRows(now: Date, chance: Chance, users: readonly UserRow[]): MailRow[] {
  return Array.from({ length: 60 }, (): MailRow => {
    const createdAt = new Date(now.getTime() - (2 + chance.next() * 20 * 60) * minute);
    const { email, language } = chance.pick(users);
    return {
      id: randomUUID(),
      state: 'sent',
      recipient: email,
      template: 'sign-in-code',
      language: language ?? 'en',
      attempts: 1,
      createdAt,
      nextAttemptAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + 10 * minute),
      sentAt: new Date(createdAt.getTime() + 900 + chance.below(1800)),
    };
  });
}

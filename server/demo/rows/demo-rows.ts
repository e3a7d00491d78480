import { createChance } from './chance.ts';
import { mailRows } from './mail-rows.ts';
import { repositoryRows } from './repository-rows.ts';
import type { EventRow, MailRow, RepositoryRow, SessionRow, UserRow } from './row-types.ts';
import { sessionRows } from './session-rows.ts';
import { signInEvents } from './sign-in-events.ts';
import { userRows } from './user-rows.ts';

interface DemoRows {
  users: UserRow[];
  sessions: SessionRow[];
  repositories: RepositoryRow[];
  events: EventRow[];
  mails: MailRow[];
}

/** All that a demo shows, with dates before a moment. */
export function createDemoRows(now: Date): DemoRows {
  const chance = createChance(20_261_121);
  const users = userRows(now, chance);
  const added = repositoryRows(now, chance, users);
  const events = [...signInEvents(now, chance, users), ...added.events];
  // Activity is shown in the order in which it was written.
  events.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return {
    users,
    sessions: sessionRows(now, chance, users),
    repositories: added.repositories,
    events,
    mails: mailRows(now, chance, users),
  };
}

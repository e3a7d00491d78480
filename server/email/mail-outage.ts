import type { Sql } from 'postgres';
import type { ClaimedMail } from './mail-rows.ts';

/** A user is waiting for such a mail. */
const urgentSeconds = 15 * 60;
/** Less than the five seconds within which codes must arrive once the mail server is back. */
const probeSeconds = 3;

/** A process's view of a mail server that currently accepts nothing. */
export interface MailOutage {
  /**
   * Records that a mail could not be sent.
   * @returns the seconds until the next attempt, at most `delay`
   */
  failed(mail: Pick<ClaimedMail, 'id' | 'secondsLeft'>, delay: number, error: unknown): number;
  /** Records that a mail is finished, so that it is no longer used to probe the server. */
  finished(id: string): void;
  /** Records that the server accepted a mail: after an outage all waiting mails are due at once. */
  succeeded(): Promise<void>;
}

/**
 * While the mail server is down, one urgent mail is tried every few seconds, regardless of its own schedule, and the
 * others follow when it has been sent: soon after the outage, and without hundreds of attempts during it.
 */
export function createMailOutage(sql: Sql): MailOutage {
  let isAway = false;
  let probe: string | undefined;
  return {
    failed({ id, secondsLeft }, delay, error) {
      if (!concernsAll(error)) return delay;
      isAway = true;
      if (secondsLeft > urgentSeconds) return delay;
      probe ??= id;
      return probe === id ? Math.min(delay, probeSeconds) : delay;
    },
    finished(id) {
      if (probe === id) probe = undefined;
    },
    async succeeded() {
      if (!isAway) return;
      isAway = false;
      probe = undefined;
      await sql`
        update mails set next_attempt_at = now()
        where state = 'queued' and next_attempt_at > now() and expires_at < now() + ${urgentSeconds} * interval '1 second'`;
    },
  };
}

/** Whether the server accepts no mail at all: a rejected recipient or message says nothing about the next. */
function concernsAll(error: unknown): boolean {
  const { command } = error as { command?: string };
  return command !== 'RCPT TO' && command !== 'DATA';
}

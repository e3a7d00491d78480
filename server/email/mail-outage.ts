import type { Sql } from 'postgres';
import type { ClaimedMail } from './mail-rows.ts';

/** Somebody waits for such a mail. */
const urgentSeconds = 15 * 60;
/** Below the five seconds within which codes are to arrive when the mail server is back. */
const probeSeconds = 3;

/** What a process knows of a mail server that accepts nothing for now. */
export interface MailOutage {
  /**
   * Notes that a mail was not sent.
   * @returns the seconds after which it is to be tried again, at most `delay`
   */
  failed(mail: Pick<ClaimedMail, 'id' | 'secondsLeft'>, delay: number, error: unknown): number;
  /** Notes that a mail is over for good; it is not the one to try with any more. */
  finished(id: string): void;
  /** Notes that the server took a mail: after an outage all that wait are due at once. */
  passed(): Promise<void>;
}

/**
 * While the mail server is away, one urgent mail is tried every few seconds, whatever its own schedule says, and the
 * rest follow when that one has passed: soon after the outage, and without hundreds of attempts during it.
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
    async passed() {
      if (!isAway) return;
      isAway = false;
      probe = undefined;
      await sql`
        update mails set next_attempt_at = now()
        where state = 'queued' and next_attempt_at > now() and expires_at < now() + ${urgentSeconds} * interval '1 second'`;
    },
  };
}

/** Whether the server takes no mail at all: a refused recipient or message says nothing about the next. */
function concernsAll(error: unknown): boolean {
  const { command } = error as { command?: string };
  return command !== 'RCPT TO' && command !== 'DATA';
}

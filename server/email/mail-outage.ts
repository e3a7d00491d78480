/** Less than the five seconds within which codes must arrive once the mail server is back. */
const probeSeconds = 2;

/** A process's view of a mail server that currently accepts nothing. */
export interface MailOutage {
  /** Records that a mail could not be sent. */
  failed(error: unknown): void;
  /** Records that the server accepted a mail: after an outage all waiting mails are due at once. */
  succeeded(): Promise<void>;
  stop(): void;
}

/**
 * While the mail server is down, one waiting mail is tried every few seconds, whatever its own schedule, and the others
 * follow when it has been sent: soon after the outage, and without hundreds of attempts during it.
 * @param retryNow makes some waiting mails due, the most urgent first; all of them unless told how many
 */
export function createMailOutage(retryNow: (most?: number) => Promise<void>): MailOutage {
  let probing: NodeJS.Timeout | undefined;
  const stop = () => {
    clearInterval(probing);
    probing = undefined;
  };
  return {
    failed(error) {
      if (!concernsAll(error)) return;
      probing ??= setInterval(() => void retryNow(1).catch(() => {}), probeSeconds * 1000).unref();
    },
    async succeeded() {
      if (probing === undefined) return;
      stop();
      await retryNow();
    },
    stop,
  };
}

/** Whether the server accepts no mail at all: a rejected recipient or message says nothing about the next. */
function concernsAll(error: unknown): boolean {
  const { command } = error as { command?: string };
  return command !== 'RCPT TO' && command !== 'DATA';
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Delivery, deliverMail } from './deliver-mail.ts';
import { createMailOutage } from './mail-outage.ts';
import { claimMail, leaseSeconds, mailChannel, renewLeases, secondsUntilDue } from './mail-rows.ts';

export interface MailWorkerOptions extends Omit<Delivery, 'outage'> {
  /** Mails sent concurrently by this process. */
  concurrency?: number;
  /** Milliseconds between polls of the queue if no notification arrives (a pooler may swallow LISTEN). */
  pollEvery?: number;
  /** Milliseconds that stopping waits for mails in progress. */
  stopTimeout?: number;
}

/**
 * Sends queued mails until the returned function is called. Several processes share the queue: a mail belongs to the
 * one that has locked it. Triggered by NOTIFY when a new mail is committed, by the time of the next retry, and by
 * polling.
 */
export async function startMailWorker(options: MailWorkerOptions): Promise<() => Promise<void>> {
  const { database, logger, concurrency = 10, pollEvery = 5000, stopTimeout = 10_000 } = options;
  const { sql } = database;
  const delivery = { ...options, outage: createMailOutage(sql) };
  const underWay = new Set<string>();
  const runs = new Set<Promise<void>>();
  let running = true;
  let timer: NodeJS.Timeout | undefined;

  /** One run sends mails until none is due. If it finds one, it starts another run in parallel. */
  function wake(): void {
    if (!running || runs.size >= concurrency) return;
    const run = takeMails().finally(() => {
      runs.delete(run);
    });
    runs.add(run);
  }

  async function takeMails(): Promise<void> {
    try {
      while (running) {
        const mail = await claimMail(sql);
        if (mail === undefined) break;
        wake();
        underWay.add(mail.id);
        await deliverMail(delivery, mail).finally(() => underWay.delete(mail.id));
      }
      wakeIn(((await secondsUntilDue(sql)) ?? Number.POSITIVE_INFINITY) * 1000);
    } catch (error) {
      logger.error({ err: error }, 'mail queue');
      wakeIn(1000);
    }
  }

  function wakeIn(milliseconds: number): void {
    clearTimeout(timer);
    if (running) timer = setTimeout(wake, Math.min(Math.max(milliseconds, 50), pollEvery));
  }

  const renewal = setInterval(
    () => {
      renewLeases(sql, [...underWay]).catch((error: unknown) => logger.error({ err: error }, 'mail leases'));
    },
    (leaseSeconds / 3) * 1000,
  );

  const listening = await sql.listen(mailChannel, wake).catch((error: unknown) => {
    logger.warn({ err: error }, 'no notices of new mails, polling instead');
    return undefined;
  });
  wake();

  return async () => {
    running = false;
    clearTimeout(timer);
    await listening?.unlisten().catch(() => {});
    await Promise.race([Promise.allSettled([...runs]), sleep(stopTimeout, undefined, { ref: false })]);
    clearInterval(renewal);
  };
}

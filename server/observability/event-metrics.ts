import { Counter, type Registry } from 'prom-client';
import { serverEvents } from './events.ts';

/**
 * Counts the server's published events.
 * @returns a function that stops counting
 */
export function addEventMetrics(registry: Registry): () => void {
  const registers = [registry];
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Attempts to sign in, by means (code, desktop, a provider) and outcome.',
    labelNames: ['with', 'outcome'],
    registers,
  });
  const queued = new Counter({
    name: 'mails_queued_total',
    help: 'Mails ordered, also those to addresses without an account, by template; sign-in-code: codes asked for.',
    labelNames: ['template'],
    registers,
  });
  const attempts = new Counter({
    name: 'mail_attempts_total',
    help: 'Attempts to send a mail, by template and outcome.',
    labelNames: ['template', 'outcome'],
    registers,
  });
  const limits = new Counter({
    name: 'rate_limit_hits_total',
    help: 'Requests stopped by a limit, by its name.',
    labelNames: ['limit'],
    registers,
  });
  const subscriptions = [
    serverEvents.signIn.subscribe((event) => signIns.inc({ ...event })),
    serverEvents.mailQueued.subscribe((event) => queued.inc({ ...event })),
    serverEvents.mailAttempt.subscribe((event) => attempts.inc({ ...event })),
    serverEvents.limitHit.subscribe((event) => limits.inc({ ...event })),
  ];
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe();
  };
}

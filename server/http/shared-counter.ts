import { serverEvents } from '#server/observability/events.ts';
import type { Counters } from './counters.ts';
import type { LimitRule } from './limits.ts';
import type { Logger } from './logger.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Counts in memory and settles with the other instances through shared counters, for limits on every request. */
export interface SharedCounter {
  /** Counts once. Returns the seconds until the window ends if the limit is exceeded, else undefined. */
  hit(subject: string): number | undefined;
  /** Exchanges counts now; otherwise this happens every `settleEvery`. */
  settle(): Promise<void>;
  /** Settles a last time. */
  stop(): Promise<void>;
}

export interface SharedCounterOptions {
  counters: Counters;
  limiter: Pick<RateLimiter, 'keyOf'>;
  rule: LimitRule;
  logger: Logger;
  /** Milliseconds. */
  settleEvery?: number;
}

interface Count {
  window: number;
  /** Count of all instances at the last settling. */
  shared: number;
  /** Our count since. */
  pending: number;
}

/** Maximum number of subjects; beyond it the oldest are dropped, so that many addresses cannot fill memory. */
const maxSubjects = 50_000;

/**
 * Exchanges counts periodically, since otherwise each read would cost a write. So the count may lag: until the next
 * settling each instance knows only its own part. Windows are aligned to the clock. If the shared counters are
 * unavailable every instance continues alone. Once per window, expired counters of all rules are deleted too.
 */
export function createSharedCounter(options: SharedCounterOptions): SharedCounter {
  const { counters, limiter, rule, logger, settleEvery = 1000 } = options;
  const counts = new Map<string, Count>();
  const windowMs = rule.windowSeconds * 1000;
  let settling: Promise<void> | undefined;
  let sweptWindow = 0;

  async function exchange(): Promise<void> {
    const current = Math.floor(Date.now() / windowMs);
    for (const [subject, count] of counts) if (count.window < current) counts.delete(subject);
    const due = [...counts]
      .filter(([, count]) => count.pending > 0)
      .map(([subject, count]) => ({
        key: `${limiter.keyOf(rule, subject)}:${count.window}`,
        count,
        hits: count.pending,
      }))
      // In the same order in all instances, to avoid deadlocks on rows.
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    if (due.length === 0) return;
    const totals = await counters.addAll(due, rule.windowSeconds);
    for (const { key, count, hits } of due) {
      count.shared = totals.get(key) ?? count.shared;
      count.pending -= hits;
    }
    if (sweptWindow === current) return;
    sweptWindow = current;
    await counters.sweep();
  }

  function settle(): Promise<void> {
    settling ??= exchange()
      .catch((error: unknown) => logger.warn({ err: error }, 'rate limits are not shared'))
      .finally(() => {
        settling = undefined;
      });
    return settling;
  }

  const timer = setInterval(settle, settleEvery);
  timer.unref();

  return {
    hit(subject) {
      const now = Date.now();
      const window = Math.floor(now / windowMs);
      let count = counts.get(subject);
      if (count?.window !== window) {
        count = { window, shared: 0, pending: 0 };
        counts.delete(subject);
        counts.set(subject, count);
        if (counts.size > maxSubjects) counts.delete(counts.keys().next().value ?? subject);
      }
      count.pending += 1;
      if (count.shared + count.pending <= rule.limit) return undefined;
      serverEvents.limitHit.publish({ limit: rule.name });
      return ((window + 1) * windowMs - now) / 1000;
    },
    settle,
    async stop() {
      clearInterval(timer);
      await settle();
    },
  };
}

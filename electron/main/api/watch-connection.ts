import { isDeepStrictEqual } from 'node:util';
import type { Connection, ConnectionProblem } from '#contract/desktop/state.ts';
import type { StateStore } from '../store.ts';

/** Milliseconds until the first retry; the delay doubles with each, up to the longest. */
const firstDelay = 1000;
const longestDelay = 30_000;

/**
 * Keeps `state.connection` up to date. Retries with growing delays while there is a problem, so that the app recovers by
 * itself.
 * @param check sends the server a small request; resolves with its problem
 */
export function watchConnection(store: StateStore, check: () => Promise<ConnectionProblem | undefined>) {
  let tries = 0;
  let next: { timer: NodeJS.Timeout; at: string } | undefined;
  let pending: Promise<void> | undefined;

  const show = (connection: Connection) => {
    if (!isDeepStrictEqual(store.get().connection, connection)) store.update({ connection });
  };
  const cancel = () => {
    clearTimeout(next?.timer);
    next = undefined;
  };
  const schedule = () => {
    const delay = Math.min(firstDelay * 2 ** tries, longestDelay);
    tries += 1;
    const timer = setTimeout(() => void watch.retry(), delay);
    return { timer, at: new Date(Date.now() + delay).toISOString() };
  };
  const watch = {
    /** Takes the result of a call to the server; undefined if it succeeded. */
    report(problem: ConnectionProblem | undefined) {
      if (problem === undefined) {
        cancel();
        tries = 0;
        return show({ status: 'online' });
      }
      next ??= schedule();
      show({ status: 'failed', problem, retryAt: next.at });
    },
    /** Checks the server at once. */
    retry(): Promise<void> {
      if (pending) return pending;
      const checked: Promise<void> = check().then((problem) => {
        // Its result is ignored after `reset` or `stop`.
        if (pending !== checked) return;
        pending = undefined;
        cancel();
        watch.report(problem);
      });
      pending = checked;
      return checked;
    },
    /** Starts again, for another server. */
    reset() {
      watch.stop();
      tries = 0;
      show({ status: 'unknown' });
    },
    stop() {
      pending = undefined;
      cancel();
    },
  };
  return watch;
}

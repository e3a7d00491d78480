import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { StateStore } from '../state-store.ts';

/** Keeps `state.connection` up to date. */
export interface ConnectionWatch {
  /** Takes the result of a call to the server; undefined if it succeeded. */
  report(problem: ConnectionProblem | undefined): void;
  /** Checks the server at once. */
  retry(): Promise<void>;
  /** Starts again, for another server. */
  reset(): void;
  stop(): void;
}

interface WatchConnectionOptions {
  store: StateStore;
  /** Sends the server a small request; resolves with its problem. */
  check(): Promise<ConnectionProblem | undefined>;
  /** Milliseconds until the first retry; the delay doubles with each, up to `longest`. */
  first?: number;
  longest?: number;
}

/** Retries with growing delays while there is a problem, so that the app recovers by itself. */
export function watchConnection({
  store,
  check,
  first = 1000,
  longest = 30_000,
}: WatchConnectionOptions): ConnectionWatch {
  let tries = 0;
  let next: { timer: NodeJS.Timeout; at: string } | undefined;
  let pending: Promise<void> | undefined;
  // Results of checks from before `reset` or `stop` are ignored.
  let generation = 0;

  const cancel = () => {
    clearTimeout(next?.timer);
    next = undefined;
  };
  const schedule = () => {
    const delay = Math.min(first * 2 ** tries, longest);
    tries += 1;
    return {
      timer: setTimeout(() => void watch.retry(), delay),
      at: new Date(Date.now() + delay).toISOString(),
    };
  };
  const watch: ConnectionWatch = {
    report(problem) {
      if (problem === undefined) {
        cancel();
        tries = 0;
        if (store.get().connection.status !== 'online') store.update({ connection: { status: 'online' } });
        return;
      }
      next ??= schedule();
      const { connection } = store.get();
      const isKnown =
        connection.status === 'failed' && connection.problem === problem && connection.retryAt === next.at;
      if (!isKnown) store.update({ connection: { status: 'failed', problem, retryAt: next.at } });
    },
    retry() {
      const started = generation;
      pending ??= check()
        .then((problem) => {
          if (started !== generation) return;
          cancel();
          watch.report(problem);
        })
        .finally(() => {
          if (started === generation) pending = undefined;
        });
      return pending;
    },
    reset() {
      watch.stop();
      tries = 0;
      store.update({ connection: { status: 'unknown' } });
    },
    stop() {
      generation += 1;
      pending = undefined;
      cancel();
    },
  };
  return watch;
}

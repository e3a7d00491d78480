import type { ConnectionProblem } from '#contract/desktop/state.ts';
import type { StateStore } from '../state-store.ts';

/** Keeps `state.connection` true. */
export interface ConnectionWatch {
  /** Takes what a call to the server has shown; undefined: all is well. */
  report(problem: ConnectionProblem | undefined): void;
  /** Asks the server at once. */
  retry(): Promise<void>;
  /** Forgets all: another server is asked from now on. */
  reset(): void;
  stop(): void;
}

interface WatchConnectionOptions {
  store: StateStore;
  /** Asks the server something small; what is wrong with its answer. */
  check(): Promise<ConnectionProblem | undefined>;
  /** Milliseconds until the first try; each takes twice as long as the one before, up to `longest`. */
  first?: number;
  longest?: number;
}

/** While something is wrong the server is asked again and again, so that the app comes back by itself. */
export function watchConnection({
  store,
  check,
  first = 1000,
  longest = 30_000,
}: WatchConnectionOptions): ConnectionWatch {
  let tries = 0;
  let next: { timer: NodeJS.Timeout; at: string } | undefined;
  let pending: Promise<void> | undefined;
  // Answers of a server that is no longer the one asked count for nothing.
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

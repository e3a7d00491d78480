/** Runs work that ends early when the resource it depends on is lost. */
export interface CancelScope {
  /**
   * Resolves with the result of the work, or rejects if the scope is cancelled first: work on a lost connection may
   * never settle.
   * @throws the reason of the cancellation, or the error of the work
   */
  run<T>(work: Promise<T>): Promise<T>;
  /** Rejects all pending work. */
  cancel(reason: unknown): void;
}

/**
 * Creates a scope. Settled work is removed from it: a race against one promise for the whole lifetime would keep every
 * result in memory until its end.
 */
export function createCancelScope(): CancelScope {
  const waiting = new Set<(reason: unknown) => void>();
  return {
    async run(work) {
      const { promise, reject } = Promise.withResolvers<never>();
      waiting.add(reject);
      try {
        return await Promise.race([work, promise]);
      } finally {
        waiting.delete(reject);
      }
    },
    cancel(reason) {
      for (const giveUp of waiting) giveUp(reason);
    },
  };
}

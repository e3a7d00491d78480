/** The time during which something is there that may be lost. */
export interface CancelScope {
  /**
   * What becomes of the work, or of the period if that ends first: what hangs on the lost would never tell.
   * @throws the reason for which the period ended, or what the work failed with
   */
  run<T>(work: Promise<T>): Promise<T>;
  /** Ends the period, for all who wait. */
  cancel(reason: unknown): void;
}

/**
 * Begins a period. Who waits is forgotten when the work is done: a race against one promise for the whole period would
 * keep everything that was ever read until its end.
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

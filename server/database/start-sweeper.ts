import type { Logger } from '#server/http/logger.ts';

export interface SweeperOptions {
  /** What is swept, for the log. */
  name: string;
  sweep(): Promise<void>;
  /** Milliseconds between two sweeps. */
  every: number;
  logger: Pick<Logger, 'error'>;
}

/** Sweeps now and from time to time, until the returned function is called; that waits for a sweep under way. */
export function startSweeper({ name, sweep, every, logger }: SweeperOptions): () => Promise<void> {
  let sweeping: Promise<void> = Promise.resolve();
  const run = () => {
    sweeping = sweep().catch((error: unknown) => logger.error({ err: error }, `${name} sweep`));
  };
  run();
  const timer = setInterval(run, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}

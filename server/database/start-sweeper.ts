import type { Logger } from '#server/http/logger.ts';

export interface SweeperOptions {
  /** What is cleaned up, for the log. */
  name: string;
  sweep(): Promise<void>;
  /** Milliseconds between two runs. */
  every: number;
  logger: Pick<Logger, 'error'>;
}

/** Cleans up now and periodically, until the returned function is called, which waits for a run in progress. */
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

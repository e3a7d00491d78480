/**
 * Runs something once after a delay in milliseconds.
 *
 * @returns the way to call it off
 */
export type Schedule = (run: () => void, delay: number) => () => void;

/** By the system's clock. Does not keep the app alive. */
export const scheduleWithTimer: Schedule = (run, delay) => {
  const timer = setTimeout(run, delay);
  timer.unref();
  return () => clearTimeout(timer);
};

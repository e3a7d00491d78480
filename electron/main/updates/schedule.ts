/**
 * Runs something once after a delay in milliseconds.
 *
 * @returns a function that cancels it
 */
export type Schedule = (run: () => void, delay: number) => () => void;

/** Uses a timer that does not keep the app alive. */
export const scheduleWithTimer: Schedule = (run, delay) => {
  const timer = setTimeout(run, delay);
  timer.unref();
  return () => clearTimeout(timer);
};

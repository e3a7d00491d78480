/** Seconds before the second, third, … attempt. */
const steps = [1, 5, 30, 120, 600, 1800, 3600];

/**
 * Seconds until the next attempt after `attempts` failed ones, up to an hour. A mail that will soon be useless (a
 * sign-in code) is tried at least four times more in the time it has left, so that it still gets out after an outage
 * of minutes. Varied by a fifth, so that mails of one outage do not all come back at the same time.
 */
export function retryDelay(attempts: number, secondsLeft: number, random: number = Math.random()): number {
  const step = steps[Math.min(attempts, steps.length) - 1] ?? 1;
  const bounded = Math.max(1, Math.min(step, secondsLeft / 5));
  return bounded * (0.8 + 0.4 * random);
}

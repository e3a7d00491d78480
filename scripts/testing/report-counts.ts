import { formatDuration } from './progress.ts';
import type { TestCounts } from './test-counts.ts';

/** Counts of each suite, by its name. */
export type SuiteCounts = Record<string, TestCounts>;

/**
 * Prints each suite's counts, every test that did not simply pass, how many were skipped, the five slowest files, and as
 * the last line the sum, 'N passed, N failed'.
 * @param duration of the whole run, in milliseconds
 */
export function reportCounts(suites: SuiteCounts, duration: number): { failed: number } {
  const total = { passed: 0, failed: 0, skipped: 0 };
  console.log('');
  for (const [name, counts] of Object.entries(suites)) {
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
    total.passed += counts.passed;
    total.failed += counts.failed;
    for (const name of counts.failures) console.log(`Failed: ${name}`);
    for (const name of counts.retried) console.log(`Passed only when tried again: ${name}`);
    for (const { name, reason } of counts.skipped) {
      // Without a reason nobody can tell whether it may stay skipped.
      if (reason) total.skipped++;
      else total.failed++;
      console.log(reason ? `Skipped: ${name}: ${reason}` : `Skipped without a reason: ${name}`);
    }
  }
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  const slowest = Object.values(suites)
    .flatMap(({ files }) => files)
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 5);
  if (slowest.length > 0) console.log('Slowest files:');
  for (const { name, milliseconds } of slowest) console.log(`  ${formatDuration(milliseconds)}  ${name}`);
  console.log(`Took ${formatDuration(duration)}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return { failed: total.failed };
}

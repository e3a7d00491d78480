import type { TestCounts } from './test-counts.ts';

/**
 * Prints each suite's counts, every test that did not simply pass, how many were skipped, and as the last line the sum,
 * 'N passed, N failed'.
 */
export function reportCounts(suites: Record<string, TestCounts>): { failed: number } {
  const total = { passed: 0, failed: 0, skipped: 0 };
  console.log('');
  for (const [name, counts] of Object.entries(suites)) {
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
    total.passed += counts.passed;
    total.failed += counts.failed;
    for (const name of counts.failures) console.log(`Failed: ${name}`);
    for (const name of counts.retried) console.log(`Passed only when tried again: ${name}`);
    for (const skip of counts.skipped) {
      // Without a reason nobody can tell whether it may stay skipped.
      if (skip.reason) total.skipped++;
      else total.failed++;
      console.log(
        `${skip.reason ? 'Skipped' : 'Skipped without a reason'}: ${skip.name}${reason(skip.reason)}`,
      );
    }
  }
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return { failed: total.failed };
}

function reason(text: string | undefined): string {
  return text ? `: ${text}` : '';
}

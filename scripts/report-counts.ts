import type { TestCounts } from '#tests/support/test-counts.ts';

/** Prints each suite's counts, every skipped test with its reason, and the sum as the last line. */
export function reportCounts(suites: Record<string, TestCounts>): { failed: number } {
  const total: TestCounts = { passed: 0, failed: 0, skipped: [] };
  console.log('');
  for (const [name, counts] of Object.entries(suites)) {
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
    total.passed += counts.passed;
    total.failed += counts.failed;
    for (const skip of counts.skipped) {
      // Without a reason nobody can tell whether it may stay skipped.
      if (skip.reason) total.skipped.push(skip);
      else total.failed++;
      console.log(
        `${skip.reason ? 'Skipped' : 'Skipped without a reason'}: ${skip.name}${reason(skip.reason)}`,
      );
    }
  }
  const skipped = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  return { failed: total.failed };
}

function reason(text: string | undefined): string {
  return text ? `: ${text}` : '';
}

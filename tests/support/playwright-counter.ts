import type { FullConfig, Reporter, Suite, TestError } from 'playwright/types/testReporter';
import { type TestCounts, writeCounts } from '#scripts/testing/test-counts.ts';

/**
 * Counts tests by their final outcome. One that passed only when tried again, which CI allows once, is named: a browser
 * on a busy machine may be late, a fault is late every time.
 */
export default class PlaywrightCounter implements Reporter {
  private suite: Suite | undefined;
  private errors: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError(error: TestError): void {
    this.errors.push(error.message ?? 'an error outside of any test');
  }

  onEnd(): void {
    const counts: TestCounts = { passed: 0, failed: 0, failures: this.errors, retried: [], skipped: [] };
    for (const test of this.suite?.allTests() ?? []) {
      const name = test.titlePath().slice(1).join(' > ');
      const outcome = test.outcome();
      if (outcome === 'skipped') {
        const annotation = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
        counts.skipped.push({ name, reason: annotation?.description });
      } else if (outcome === 'unexpected') counts.failures.push(name);
      else {
        counts.passed++;
        if (outcome === 'flaky') counts.retried.push(name);
      }
    }
    counts.failed = counts.failures.length;
    writeCounts(counts);
  }

  printsToStdio(): boolean {
    return false;
  }
}

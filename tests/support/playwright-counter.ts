import type { FullConfig, Reporter, Suite } from 'playwright/types/testReporter';
import { type TestCounts, writeCounts } from './test-counts.ts';

/**
 * Counts tests by their final outcome. One that passed only when tried again, which CI allows once, is named: a browser
 * on a busy machine may be late, a fault is late every time.
 */
export default class PlaywrightCounter implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors++;
  }

  onEnd(): void {
    const counts: TestCounts = { passed: 0, failed: this.errors, skipped: [] };
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'expected') counts.passed++;
      else if (outcome === 'flaky') {
        counts.passed++;
        process.stdout.write(`Passed only when tried again: ${test.titlePath().slice(2).join(' > ')}\n`);
      } else if (outcome === 'skipped') {
        const annotation = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
        counts.skipped.push({ name: test.titlePath().slice(2).join(' > '), reason: annotation?.description });
      } else counts.failed++;
    }
    writeCounts(counts);
  }

  printsToStdio(): boolean {
    return false;
  }
}

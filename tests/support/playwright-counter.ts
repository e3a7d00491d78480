import { relative } from 'node:path';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter';
import { isPartOfRun, showProgress } from '#scripts/testing/progress.ts';
import { type TestCounts, writeCounts } from '#scripts/testing/test-counts.ts';

/**
 * Counts tests by their final outcome. One that passed only when tried again, which CI allows once, is named: a browser
 * on a busy machine may be late, a fault is late every time.
 */
export default class PlaywrightCounter implements Reporter {
  private suite: Suite | undefined;
  private errors: string[] = [];
  private readonly progress = showProgress();

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
    this.progress.expect(suite.allTests().length, 'tests');
  }

  onError(error: TestError): void {
    this.errors.push(error.message ?? 'an error outside of any test');
  }

  onTestEnd(test: TestCase, { status, errors, retry, stderr }: TestResult): void {
    const isBad = status !== test.expectedStatus && status !== 'skipped';
    if (isBad) this.progress.print([nameOf(test), ...errors.map(detailsOf), ...stderr].join('\n'));
    if (!isBad || retry === test.retries) this.progress.finish(!isBad);
  }

  onEnd(): void {
    this.progress.end();
    const tests = this.suite?.allTests() ?? [];
    const failures = this.errors;
    const counts: TestCounts = { passed: 0, failed: 0, failures, retried: [], skipped: [], files: [] };
    for (const test of tests) {
      const outcome = test.outcome();
      if (outcome === 'skipped') {
        const annotation = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
        counts.skipped.push({ name: nameOf(test), reason: annotation?.description });
      } else if (outcome === 'unexpected') counts.failures.push(nameOf(test));
      else {
        counts.passed++;
        if (outcome === 'flaky') counts.retried.push(nameOf(test));
      }
    }
    counts.failed = counts.failures.length;
    counts.files = durationsByFile(tests);
    writeCounts(counts);
  }

  /** Otherwise Playwright adds a reporter that prints. */
  printsToStdio(): boolean {
    return isPartOfRun;
  }
}

function nameOf(test: TestCase): string {
  return test.titlePath().slice(1).join(' > ');
}

function detailsOf({ message, stack, value, snippet = '' }: TestError): string {
  return `${stack ?? message ?? value}\n${snippet}`;
}

function durationsByFile(tests: readonly TestCase[]): TestCounts['files'] {
  const files = new Map<string, number>();
  for (const { location, results } of tests) {
    const name = relative(process.cwd(), location.file);
    const own = results.reduce((sum, { duration }) => sum + duration, 0);
    files.set(name, (files.get(name) ?? 0) + own);
  }
  return [...files].map(([name, milliseconds]) => ({ name, milliseconds }));
}

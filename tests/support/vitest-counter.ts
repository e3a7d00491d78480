import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { showProgress } from '#scripts/testing/progress.ts';
import { type TestCounts, writeCounts } from '#scripts/testing/test-counts.ts';

/** Counts tests; a file that cannot be loaded and an error outside any test count as failures. */
export default class VitestCounter implements Reporter {
  private readonly progress = showProgress();

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.progress.expect(files.length, 'files');
  }

  onTestModuleEnd(): void {
    this.progress.finishFile();
  }

  onTestCaseResult(test: TestCase): void {
    this.progress.finish(test.result().state !== 'failed');
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    this.progress.end();
    const outside = errors.map(({ message }) => message);
    const counts: TestCounts = {
      passed: 0,
      failed: 0,
      failures: outside,
      retried: [],
      skipped: [],
      files: [],
    };
    for (const module of modules) {
      const file = module.relativeModuleId;
      counts.files.push({ name: file, milliseconds: module.diagnostic().duration });
      for (const error of module.errors()) counts.failures.push(`${file}: ${error.message}`);
      for (const suite of module.children.allSuites())
        for (const error of suite.errors())
          counts.failures.push(`${file} > ${suite.fullName}: ${error.message}`);
      for (const test of module.children.allTests()) {
        const name = `${file} > ${test.fullName}`;
        const result = test.result();
        if (result.state === 'passed') counts.passed++;
        else if (result.state === 'skipped') counts.skipped.push({ name, reason: result.note });
        else counts.failures.push(name);
      }
    }
    counts.failed = counts.failures.length;
    writeCounts(counts);
  }
}

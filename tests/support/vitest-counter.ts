import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { type TestCounts, writeCounts } from '#scripts/testing/test-counts.ts';

/** Counts tests; a file that cannot be loaded and an error outside any test count as failures. */
export default class VitestCounter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const outside = errors.map(({ message }) => message);
    const counts: TestCounts = { passed: 0, failed: 0, failures: outside, retried: [], skipped: [] };
    for (const module of modules) {
      const file = module.relativeModuleId;
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

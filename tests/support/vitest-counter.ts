import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { type TestCounts, writeCounts } from './test-counts.ts';

/** Counts tests; a file that cannot be loaded and an error outside any test count as failures. */
export default class VitestCounter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const counts: TestCounts = { passed: 0, failed: errors.length, skipped: [] };
    for (const module of modules) {
      counts.failed += module.errors().length;
      for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') counts.passed++;
        else if (result.state === 'skipped')
          counts.skipped.push({ name: `${module.relativeModuleId} > ${test.fullName}`, reason: result.note });
        else counts.failed++;
      }
    }
    writeCounts(counts);
  }
}

import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What the slow files have in common: programs of their own, or more time for a test than usual. */
const slow = /\b(?:runProgram|testTimeout)\b/;

/**
 * Files with slow tests before the others: one that began last would let the other workers wait for it. Durations of
 * an earlier run, which vitest sorts by, are not there in a fresh checkout, and the size of a file tells little.
 */
export class SlowTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const texts = await Promise.all(sorted.map(({ moduleId }) => readFile(moduleId, 'utf8')));
    const isSlow = (_file: TestSpecification, index: number) => slow.test(texts[index] ?? '');
    return [...sorted.filter(isSlow), ...sorted.filter((file, index) => !isSlow(file, index))];
  }
}

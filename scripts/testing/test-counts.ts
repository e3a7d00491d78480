import { writeFileSync } from 'node:fs';

/** Result of a test run; both runners' reporters write it for scripts/test.ts. */
export interface TestCounts {
  passed: number;
  failed: number;
  /** Names of the tests that failed, and the first lines of errors outside of tests. */
  failures: string[];
  /** Passed, but not at the first try. */
  retried: string[];
  skipped: { name: string; reason: string | undefined }[];
  /** How long each file took. */
  files: { name: string; milliseconds: number }[];
}

/** Names the file into which a reporter writes its counts. */
export const countsVariable = 'TEST_COUNTS_FILE';

export function writeCounts(counts: TestCounts): void {
  const file = process.env[countsVariable];
  if (file) writeFileSync(file, JSON.stringify(counts));
}

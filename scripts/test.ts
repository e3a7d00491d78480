/**
 * `npm test`: sets up and builds what the quick tests need, runs them, and ends with 'N passed, N failed'.
 * `npm test -- PATH …` runs the tests that belong to files and folders, whatever their tier.
 */
import { runFiles, runTier, testAndExit } from './testing/test-suites.ts';
import { testsOfPaths } from './testing/tests-of-paths.ts';

const paths = process.argv.slice(2);
if (paths.length === 0) await testAndExit(() => runTier('quick'));
try {
  const files = testsOfPaths(paths);
  await testAndExit(() => runFiles(files), { inBrowser: files.some((file) => file.endsWith('.spec.ts')) });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

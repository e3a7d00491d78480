/** `npm test`: sets up what the tests need, builds, runs all of them, and ends with 'N passed, N failed'. */
import { runSuites, testAndExit } from './testing/test-suites.ts';

await testAndExit(async (counts) => {
  Object.assign(counts, await runSuites());
});

/** `npm test`: sets up what the tests need, builds, runs all of them, and ends with 'N passed, N failed'. */
import { reportCounts } from './report-counts.ts';
import { prepareTests, runSuites } from './test-suites.ts';

await prepareTests();
process.exit(reportCounts(await runSuites()).failed > 0 ? 1 : 0);

/** `npm run test:all`: all tests, and all again on the oldest PostgreSQL that the product supports. */

import { reportCounts } from './report-counts.ts';
import { startOldPostgres } from './start-old-postgres.ts';
import { prepareTests, runSuites, type SuiteCounts } from './test-suites.ts';

await prepareTests();
const counts: SuiteCounts = await runSuites();
const old = await startOldPostgres();
try {
  Object.assign(counts, await runSuites(` on PostgreSQL ${old.version}`, { DATABASE_URL: old.url }));
} finally {
  await old.stop();
}
process.exit(reportCounts(counts).failed > 0 ? 1 : 0);

/** `npm run test:all`: all tests, and all again on the oldest PostgreSQL that the product supports. */
import { startOldPostgres } from './testing/start-old-postgres.ts';
import { runSuites, testAndExit } from './testing/test-suites.ts';

await testAndExit(async (counts) => {
  Object.assign(counts, await runSuites());
  const old = await startOldPostgres();
  try {
    Object.assign(counts, await runSuites(` on PostgreSQL ${old.version}`, { DATABASE_URL: old.url }));
  } finally {
    await old.stop();
  }
});

/**
 * `npm run test:all`: the quick tests, the slow ones, and those of the server on the oldest PostgreSQL that the product
 * supports. `--rest` leaves out the quick ones, which CI has run by then.
 */
import { startOldPostgres } from './testing/start-old-postgres.ts';
import { runOnDatabase, runTier, testAndExit } from './testing/test-suites.ts';

await testAndExit(async () => {
  const quick = process.argv.includes('--rest') ? {} : await runTier('quick');
  const slow = await runTier('slow');
  const old = await startOldPostgres();
  try {
    const onOld = await runOnDatabase(`PostgreSQL ${old.version}`, old.url);
    return { ...quick, ...slow, ...onOld };
  } finally {
    await old.stop();
  }
});

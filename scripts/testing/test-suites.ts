import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureBuilt, ensureDesktopBuilt } from '#scripts/ensure-built.ts';
import { onElectron } from '#scripts/find-electron.ts';
import { playwrightCli } from './playwright-cli.ts';
import { reportCounts } from './report-counts.ts';
import { runSuite } from './run-suite.ts';
import { setUpChromium, setUpRedis, setUpXdgTools } from './setup-programs.ts';
import type { TestCounts } from './test-counts.ts';

/** Counts of each suite, by what it is. */
export type SuiteCounts = Record<string, TestCounts>;

/**
 * Sets up what the tests run on, a browser and a build, runs them, reports and ends the process. Whatever goes wrong on
 * the way is one failure: the last line says how it went in any case.
 * @param run fills in the counts of the suites that it ran
 */
export async function testAndExit(run: (counts: SuiteCounts) => Promise<void>): Promise<never> {
  const counts: SuiteCounts = {};
  try {
    await setUpRedis();
    await setUpXdgTools();
    if (!(await setUpChromium())) counts.Preparation = failure('no browser');
    else if (!(await ensureBuilt()) || !(await ensureDesktopBuilt()))
      counts.Preparation = failure('the build failed');
    else await run(counts);
  } catch (error) {
    console.error(error);
    counts.Preparation = failure(error instanceof Error ? error.message : String(error));
  }
  process.exit(reportCounts(counts).failed > 0 ? 1 : 0);
}

/**
 * Runs every test once.
 * @param where added to the names of the suites, such as ' on PostgreSQL 15'
 * @param variables of the environment beyond our own, such as DATABASE_URL
 */
export async function runSuites(where = '', variables: NodeJS.ProcessEnv = {}): Promise<SuiteCounts> {
  const env = { ...process.env, ...variables };
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  return {
    [`Unit and server tests${where}`]: await runSuite([vitest, 'run'], env),
    [`End-to-end tests in Chromium${where}`]: await runSuite([playwrightCli(), 'test', '--project=web'], env),
    [`Tests of the desktop app${onElectron}${where}`]: await runSuite(
      [playwrightCli(), 'test', '--project=desktop*'],
      env,
    ),
  };
}

function failure(what: string): TestCounts {
  return { passed: 0, failed: 1, failures: [what], retried: [], skipped: [] };
}

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureBuilt } from './ensure-built.ts';
import { playwrightCli } from './playwright-cli.ts';
import { runSuite } from './run-suite.ts';
import { setUpChromium } from './setup-chromium.ts';
import type { TestCounts } from './test-counts.ts';

/** Counts of each suite, by what it is. */
export type SuiteCounts = Record<string, TestCounts>;

/** Makes sure that there is what the tests run on, a browser and a build; ends the process when there is not. */
export async function prepareTests(): Promise<void> {
  if (!(await setUpChromium()) || !(await ensureBuilt())) process.exit(1);
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
    [`End-to-end tests in Chromium${where}`]: await runSuite([playwrightCli(), 'test'], env),
  };
}

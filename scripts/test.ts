/** `npm test`: sets up what the tests need, builds, runs all of them, and ends with 'N passed, N failed'. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TestCounts } from '#tests/support/test-counts.ts';
import { ensureBuilt } from './ensure-built.ts';
import { playwrightCli } from './playwright-cli.ts';
import { reportCounts } from './report-counts.ts';
import { runSuite } from './run-suite.ts';
import { setUpChromium } from './setup-chromium.ts';

if (!(await setUpChromium()) || !(await ensureBuilt())) process.exit(1);

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const suites: Record<string, TestCounts> = {
  'Unit and server tests': await runSuite([vitest, 'run']),
  'End-to-end tests in Chromium': await runSuite([playwrightCli(), 'test']),
};
process.exit(reportCounts(suites).failed > 0 ? 1 : 0);

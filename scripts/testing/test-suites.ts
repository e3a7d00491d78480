import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { desktopSuite } from '#scripts/desktop/desktop-suite.ts';
import { ensureDesktopBuilt } from '#scripts/desktop/ensure-desktop-built.ts';
import { setUpXdgTools } from '#scripts/desktop/set-up-xdg-tools.ts';
import { ensureBuilt } from '#scripts/ensure-built.ts';
import { runCommand } from '#scripts/run-command.ts';
import { playwrightCli } from './playwright-cli.ts';
import { startVariable, suiteVariable } from './progress.ts';
import { reportCounts, type SuiteCounts } from './report-counts.ts';
import { setUpChromium, setUpRedis } from './setup-programs.ts';
import { countsVariable, type TestCounts } from './test-counts.ts';

/** Tests of `npm test`, and those that only `npm run test:all` runs: docs/testing.md. */
export type Tier = 'quick' | 'slow';

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/**
 * Sets up what the tests run on, a browser and a build, runs them, reports and ends the process. Whatever goes wrong on
 * the way is one failure: the last line says how it went in any case.
 * @param options.inBrowser false for tests that need neither browser nor build
 */
export async function testAndExit(
  run: () => Promise<SuiteCounts>,
  { inBrowser = true } = {},
): Promise<never> {
  const startedAt = Date.now();
  process.env[startVariable] ??= String(startedAt);
  const counts = await (inBrowser ? prepareAndRun(run) : run()).catch((error: unknown) => {
    console.error(error);
    return failure(error instanceof Error ? error.message : String(error));
  });
  process.exit(reportCounts(counts, Date.now() - startedAt).failed > 0 ? 1 : 0);
}

async function prepareAndRun(run: () => Promise<SuiteCounts>): Promise<SuiteCounts> {
  await setUpRedis();
  await setUpXdgTools();
  if (!(await setUpChromium())) return failure('no browser');
  for (const build of [ensureBuilt, ensureDesktopBuilt])
    if (!(await build())) return failure('the build failed');
  return run();
}

/** Runs the tests of a tier once. */
export async function runTier(tier: Tier): Promise<SuiteCounts> {
  const tagged = tier === 'slow' ? '--grep=@slow' : '--grep-invert=@slow';
  const counts: SuiteCounts = {};
  for (const { name, command } of suites([`--project=${tier}`], [tagged, '--project=web', ...desktopSuite])) {
    const title = `${name}, ${tier}`;
    counts[title] = await runSuite(title, command);
  }
  return counts;
}

/** Runs test files, whatever their tier. One that no runner takes counts as failed. */
export async function runFiles(files: readonly string[]): Promise<SuiteCounts> {
  const counts: SuiteCounts = {};
  for (const { name, command, pattern } of suites()) {
    const own = files.filter((file) => pattern.test(file));
    if (own.length === 0) continue;
    const suite = await runSuite(name, [...command, ...own]);
    const ran = new Set(suite.files.map((file) => file.name));
    const missed = own.filter((file) => !ran.has(file)).map((file) => `${file} did not run`);
    counts[name] = {
      ...suite,
      failed: suite.failed + missed.length,
      failures: [...suite.failures, ...missed],
    };
  }
  return counts;
}

/** The desktop app's tests run beside those of the pages: each waits for its windows most of the time. */
function suites(forVitest: string[] = [], forPlaywright: string[] = []) {
  return [
    { name: 'Unit and server tests', command: [vitest, 'run', ...forVitest], pattern: /\.test\.tsx?$/ },
    { name: 'Browser tests', command: [playwrightCli(), 'test', ...forPlaywright], pattern: /\.spec\.ts$/ },
  ];
}

/** Runs the quick tests of the server on a PostgreSQL that is not the embedded one. */
export async function runOnDatabase(name: string, url: string): Promise<SuiteCounts> {
  const env = { ...process.env, DATABASE_URL: url };
  const title = `Server tests on ${name}`;
  return { [title]: await runSuite(title, [vitest, 'run', '--project=quick', 'server'], env) };
}

function failure(what: string): SuiteCounts {
  return { Preparation: { passed: 0, failed: 1, failures: [what], retried: [], skipped: [], files: [] } };
}

/**
 * Runs a test runner under this Node and returns what it counted. A runner that fails without a failed test, or dies
 * before it has counted, is one failure: nothing that went wrong may sum up to success.
 */
export async function runSuite(
  title: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<TestCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'test-counts-'));
  const file = join(folder, 'counts.json');
  try {
    const code = await runCommand(process.execPath, args, {
      env: { ...env, [countsVariable]: file, [suiteVariable]: title },
    });
    const counts = readCounts(file);
    if (code !== 0 && counts.failed === 0)
      return { ...counts, failed: 1, failures: [`the runner ended with ${code}`] };
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readCounts(file: string): TestCounts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestCounts;
  } catch {
    return {
      passed: 0,
      failed: 1,
      failures: ['the runner wrote no counts'],
      retried: [],
      skipped: [],
      files: [],
    };
  }
}

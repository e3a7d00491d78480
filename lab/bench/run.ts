/**
 * `npm run bench`: measures the product against its bounds, or against a commit; exits with 1 when a bound is broken or a
 * figure is worse than at the commit.
 */
// First, as what the tests share asks for the app while it loads.
import '../../tests/support/define-app.ts';

import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { readOptions } from '../../scripts/read-options.ts';
import { exitWithError } from '../../server/app/exit-with-error.ts';
import { StartupError } from '../../server/config/startup-error.ts';
import { startDatabaseServer } from '../../tests/support/database-server.ts';
import { runAgainst } from './against/run-against.ts';
import { benchmarks } from './benchmarks.ts';
import { calibrate, calibrationFigures, slownessOf } from './calibration.ts';
import { type BenchRun, type Figure, isWithinBound } from './figure.ts';
import { figureAsJson, figureAsLine } from './print-figure.ts';
import { seededDatabase } from './seeded-database.ts';

const usage = `Usage: npm run bench -- [--only NAME] [--json] [--data FOLDER]
       npm run bench -- --against COMMIT [--pairs N] [--only NAME]
  --only NAME    one of: ${Object.keys(benchmarks).join(', ')}; may be given several times
  --json         one JSON object per figure, each on a line
  --data FOLDER  keeps the seeded databases there for the next run
  --against COMMIT
                 builds the commit in a temporary folder, measures both in turns, and compares figure by figure
  --pairs N      how many runs of each (5)`;

const options = {
  json: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true, default: Object.keys(benchmarks) },
  data: { type: 'string' },
  against: { type: 'string' },
  pairs: { type: 'string', default: '5' },
} as const;

try {
  const asked = readOptions(options, usage);
  const unknown = asked.only.find((name) => !Object.hasOwn(benchmarks, name));
  if (unknown !== undefined) throw new StartupError(`No benchmark is named '${unknown}'.\n${usage}`);
  const { against: commit, only } = asked;
  if (commit === undefined) await runBenchmarks(asked);
  else await runAgainst({ commit, only, pairs: readPairs(asked.pairs) });
} catch (error) {
  exitWithError(error);
}

function readPairs(text: string): number {
  const pairs = Number(text);
  if (!Number.isInteger(pairs) || pairs < 1)
    throw new StartupError(`--pairs takes a whole number from 1.\n${usage}`);
  return pairs;
}

async function runBenchmarks({
  json,
  only,
  data,
}: ReturnType<typeof readOptions<typeof options>>): Promise<void> {
  // Whoever asks for JSON gets nothing else on standard output, not even that something is built.
  if (json) console.log = console.error;
  if (!(await ensureBuilt())) throw new Error('the build failed');
  // As the product sets it up: what is measured waits for the disk as it does there.
  const stop = await startDatabaseServer({ settings: {}, dataDir: data });
  try {
    const calibration = await calibrate();
    for (const figure of calibrationFigures(calibration)) show(figure);
    const run: BenchRun = {
      allow: (time) => time * slownessOf(calibration),
      seeded: (rows) => seededDatabase(rows, data !== undefined),
    };
    for (const name of only) {
      for await (const figure of benchmarks[name]?.(run) ?? []) show(figure);
    }
  } finally {
    await stop();
  }

  function show(figure: Figure): void {
    process.stdout.write(`${json ? figureAsJson(figure) : figureAsLine(figure)}\n`);
    if (!isWithinBound(figure)) process.exitCode = 1;
  }
}

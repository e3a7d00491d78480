import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildCommit } from './build-commit.ts';
import { type Comparison, compareFigures, type PrintedFigure } from './compare-figures.ts';

interface AgainstOptions {
  commit: string;
  /** Names of benchmarks. */
  only: readonly string[];
  pairs: number;
}

/**
 * Runs the benchmarks of this working tree and of a commit in turns, each in its own process with its own benchmarks, and
 * prints how they differ. Sets the exit code to 1 if a figure is worse.
 */
export async function runAgainst({ commit, only, pairs }: AgainstOptions): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const build = await buildCommit(commit);
  const root = join(import.meta.dirname, '../../..');
  const sides = {
    before: { folder: build.folder, data: join(data, 'before'), runs: [] as PrintedFigure[][] },
    after: { folder: root, data: join(data, 'after'), runs: [] as PrintedFigure[][] },
  };
  try {
    for (let pair = 0; pair < pairs; pair++) {
      // Who goes first alternates, too.
      const order = pair % 2 === 0 ? [sides.before, sides.after] : [sides.after, sides.before];
      for (const side of order) side.runs.push(await runBenchmarks(side, only));
      console.error(`Pair ${pair + 1} of ${pairs} is measured`);
    }
  } finally {
    await build.remove();
    await rm(data, { recursive: true, force: true });
  }
  console.log(`Medians of ${pairs} runs: ${commit}, this working tree, the ratio and its spread`);
  const comparisons = compareFigures(sides.before.runs, sides.after.runs);
  for (const comparison of comparisons) console.log(asLine(comparison));
  if (comparisons.some(({ isWorse }) => isWorse)) process.exitCode = 1;
}

async function runBenchmarks(
  { folder, data }: { folder: string; data: string },
  only: readonly string[],
): Promise<PrintedFigure[]> {
  const figures: PrintedFigure[] = [];
  // One by one: a commit may lack a benchmark that the other has.
  for (const name of only) {
    const args = ['run', '--silent', 'bench', '--', '--json', '--data', data, '--only', name];
    const child = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    const output = await text(child.stdout);
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    figures.push(...lines.map((line): PrintedFigure => JSON.parse(line)));
  }
  return figures;
}

function asLine({ name, unit, before, after, ratio, spread, isWorse }: Comparison): string {
  const number = (value: number | undefined) =>
    value?.toLocaleString('en', { maximumSignificantDigits: 4 }) ?? '–';
  const change = ratio === undefined ? '–' : `${ratio.toFixed(2)} ± ${spread.toFixed(2)}`;
  const columns = [
    name.padEnd(52),
    number(before).padStart(10),
    number(after).padStart(10),
    unit.padEnd(12),
    change,
  ];
  return `${columns.join('  ')}${isWorse ? '  WORSE' : ''}`;
}

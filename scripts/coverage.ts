/** `npm run coverage`: which part of each layer the unit and server tests run. Nothing fails by it. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { exitWithError } from '#server/app/exit-with-error.ts';
import { coverageByLayer, layers, type Summary } from './coverage/by-layer.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run coverage [-- PATH…]
Runs the tests of vitest, or those of these paths alone, and prints for each layer how much of it they run. The lines of
each file are in coverage/index.html. What runs in a browser, in Electron or in a process that a test starts is not
counted.`;

const root = join(import.meta.dirname, '..');
const folder = 'coverage';
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

try {
  const paths = process.argv.slice(2);
  if (paths.some((path) => path.startsWith('-'))) {
    console.log(usage);
    process.exitCode = paths.includes('--help') ? 0 : 1;
  } else {
    process.exitCode = await runCommand(process.execPath, [vitest, 'run', ...paths, ...options()], {
      cwd: root,
    });
    // Missing where the run could not begin, and has said why.
    const file = join(root, folder, 'coverage-summary.json');
    if (existsSync(file)) {
      const summary = JSON.parse(readFileSync(file, 'utf8')) as Summary;
      console.log();
      console.table(coverageByLayer(summary, root));
      console.log(`Each file: ${folder}/index.html`);
    }
  }
} catch (error) {
  exitWithError(error);
}

function options(): string[] {
  const settings = {
    enabled: ['true'],
    provider: ['v8'],
    reporter: ['json-summary', 'html'],
    reportsDirectory: [folder],
    // Also where a test fails: what it says is then too low, and vitest's own output says so.
    reportOnFailure: ['true'],
    include: layers.map((layer) => `${layer}/**/*.{ts,tsx}`),
    exclude: ['**/*.test.{ts,tsx}', '**/*.d.ts', 'scripts/add/**/templates/**'],
  };
  return Object.entries(settings).flatMap(([name, values]) =>
    values.map((value) => `--coverage.${name}=${value}`),
  );
}

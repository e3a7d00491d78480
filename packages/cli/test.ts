/**
 * `npm test -w packages/cli`: what adopters do, in copies of the project, each compiled, linted and tested. The root's
 * tests leave out the parts of it that take long.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runCommand } from '../../scripts/run-command.ts';
import { setUpChromium } from '../../scripts/testing/setup-programs.ts';

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

// The copies test pages in a browser, too.
process.exitCode = (await setUpChromium())
  ? await runCommand(process.execPath, [vitest, 'run', 'packages/cli'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, ADOPTION_TESTS: '1' },
    })
  : 1;

/** `npm run drill`: real processes, real faults. */
// First, as what the tests share asks for the app while it loads.
import '../../tests/support/define-app.ts';

import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { readOptions } from '../../scripts/read-options.ts';
import { exitWithError } from '../../server/app/exit-with-error.ts';
import { StartupError } from '../../server/config/startup-error.ts';
import { runDrill } from './drill.ts';
import { drills } from './drills.ts';

const usage = `Usage: npm run drill -- [--only NAME] [--quick]
  --only NAME  one of: ${drills.map(({ name }) => name).join(', ')}
  --quick      the short ones alone, with less of each`;

const options = { only: { type: 'string' }, quick: { type: 'boolean', default: false } } as const;

try {
  const { only, quick } = readOptions(options, usage);
  const chosen = drills.filter((drill) => (only ? drill.name === only : !quick || drill.quick));
  if (chosen.length === 0) throw new StartupError(`No drill is named '${only}'.\n${usage}`);
  if (!(await ensureBuilt())) throw new StartupError('The build failed.');
  for (const drill of chosen) {
    const begun = performance.now();
    const { verdict } = await runDrill(drill, { quick, say: console.log });
    console.log(`  ${verdict} (${((performance.now() - begun) / 1000).toFixed(1)} s)\n`);
    if (verdict === 'broken') process.exitCode = 1;
  }
} catch (error) {
  exitWithError(error);
}
// A drill that failed in the middle leaves its load running, which would ask for ever.
process.exit();

/** `npm run drill`: real processes, real faults. `-- --only NAME` runs one, `-- --quick` the short ones. */
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#scripts/ensure-built.ts';
import { runDrill } from './drill.ts';
import { drills } from './drills.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean' } } });
const quick = values.quick ?? false;
const chosen = drills.filter((drill) => (values.only ? drill.name === values.only : !quick || drill.quick));
if (chosen.length === 0) {
  console.error(
    `No drill is named '${values.only}'. There are: ${drills.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
if (!(await ensureBuilt())) process.exit(1);
for (const drill of chosen) {
  const begun = performance.now();
  const { verdict } = await runDrill(drill, { quick, say: console.log });
  console.log(`  ${verdict} (${((performance.now() - begun) / 1000).toFixed(1)} s)\n`);
  if (verdict === 'broken') process.exitCode = 1;
}
// A drill that failed in the middle leaves its load running, which would ask for ever.
process.exit();

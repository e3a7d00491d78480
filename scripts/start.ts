/** `npm start`: builds when something changed, then serves. */
import { parseEnvironment } from '#server/environment.ts';
import { explainAndExit } from '#server/explain-and-exit.ts';
import { ensureBuilt } from './ensure-built.ts';
import { loadDotEnv } from './load-dot-env.ts';

loadDotEnv();
try {
  // Before the build, which takes longer than reading a fault.
  parseEnvironment(process.env);
} catch (error) {
  explainAndExit(error);
}
if (!(await ensureBuilt())) process.exit(1);
await import('#server/index.ts');

/** `npm start`: builds when something changed, then serves. */
import { pathToFileURL } from 'node:url';
import { canBuild, ensureBuilt, isBuilt } from './ensure-built.ts';
import { loadDotEnv } from './load-dot-env.ts';
import { serverProgramPath } from './server-program.ts';

loadDotEnv();
if (!isBuilt()) {
  if (canBuild()) await refuseFaults();
  if (!(await ensureBuilt())) process.exit(1);
}
await import(pathToFileURL(serverProgramPath).href);

/** Before the build, which takes longer than reading a fault. Where there is one the server itself is soon enough. */
async function refuseFaults(): Promise<void> {
  const [{ parseEnvironment }, { exitWithError }] = await Promise.all([
    import('#server/config/environment.ts'),
    import('#server/app/exit-with-error.ts'),
  ]);
  try {
    parseEnvironment(process.env);
  } catch (error) {
    exitWithError(error);
  }
}

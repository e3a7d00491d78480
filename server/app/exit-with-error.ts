import { InvalidEnvironmentError } from '../config/environment.ts';
import { StartupError } from '../config/startup-error.ts';

/** Ends the process with code 1: an expected error is one sentence, a bug keeps its stack trace. */
export function exitWithError(error: unknown): never {
  const expected = error instanceof StartupError || error instanceof InvalidEnvironmentError;
  console.error(expected ? error.message : error);
  process.exit(1);
}

import { InvalidEnvironmentError } from '../config/environment.ts';
import { StartupError } from '../config/startup-error.ts';

/** Ends the process, with code 1 unless another is given: an expected error is one sentence, a bug keeps its stack trace. */
export function exitWithError(error: unknown, code = 1): never {
  const expected = error instanceof StartupError || error instanceof InvalidEnvironmentError;
  console.error(expected ? error.message : error);
  process.exit(code);
}

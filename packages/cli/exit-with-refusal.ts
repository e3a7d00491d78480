import { StartupError } from '../../server/config/startup-error.ts';

/**
 * Ends a command, with code 1 unless another is given: an expected error is one sentence, a bug keeps its stack trace.
 * Asked for `--json`, it prints one object all the same, so that a program that reads it learns why.
 */
export function exitWithRefusal(error: unknown, code = 1): never {
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(code);
}

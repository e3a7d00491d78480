import { exitWithError } from '../../server/app/exit-with-error.ts';

/**
 * Ends a command with its message, and with code 1 unless another is given. Asked for `--json`, it prints one object all the same, so that a program
 * that reads it learns why.
 */
export function exitWithRefusal(error: unknown, code = 1): never {
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
  return exitWithError(error, code);
}

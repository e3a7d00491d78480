import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartupError } from '#server/config/startup-error.ts';

/**
 * The options that a command was called with. Asked for `--help` it prints the usage, and ends the process with 0.
 * @throws {StartupError} with the usage, for an option that the command does not know, or one without its value
 */
export function readOptions<T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${usage}`);
  }
}

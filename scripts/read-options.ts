import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartupError } from '#server/config/startup-error.ts';

/**
 * The options that a command was called with. Asked for `--help` it prints the usage, and ends the process with 0.
 * @throws {StartupError} with the usage, for an option that the command does not know, or one without its value
 */
export function readOptions<T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  return read(options, usage, false).values;
}

/**
 * The same for a command that takes one word or quoted text beside its options.
 * @throws {StartupError} with the usage, also where there is none or more than one
 */
export function readArgument<T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  const { values, positionals } = read(options, usage, true);
  const [argument = '', ...others] = positionals.map((text) => text.trim());
  if (argument === '' || others.length > 0) throw new StartupError(usage);
  return { argument, values };
}

/**
 * The same for a command that takes several.
 * @throws {StartupError} with the usage, for an option that the command does not know
 */
export function readArguments<T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  const { values, positionals } = read(options, usage, true);
  return { arguments: positionals.map((text) => text.trim()), values };
}

function read<T extends ParseArgsOptionsConfig>(options: T, usage: string, allowPositionals: boolean) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowPositionals });
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${usage}`);
  }
}

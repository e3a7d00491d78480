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
    const given = parseArgs({ options, allowPositionals });
    requireNotTaken(Object.keys(options), usage);
    return given;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${(error as Error).message}\n${usage}`);
  }
}

/** Settings of npm itself, which people have in .npmrc; what the usage of a command names is meant for it all the same. */
const npmSettings = ['scope'];

/**
 * Without `--` npm takes options for itself, and the command would do what nobody asked for: `npm run rename X --dry-run`
 * would rename.
 */
function requireNotTaken(options: readonly string[], usage: string): void {
  if (!/^run(?:-script)?$/.test(process.env.npm_command ?? '')) return;
  const words = usage.split(/[^\w-]+/);
  const taken = options.filter((name) => {
    const value = process.env[`npm_config_${name.replaceAll('-', '_')}`];
    return value && (!npmSettings.includes(name) || words.includes(value));
  });
  if (taken.length === 0) return;
  const list = taken.map((name) => `--${name}`).join(' and ');
  throw new StartupError(`npm took ${list} for itself: put -- before the options of a command.\n${usage}`);
}

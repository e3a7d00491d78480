import { resolve } from 'node:path';
import { product } from '#contract/product.ts';

/**
 * Switches that Chromium and Electron add to the command line of a second instance: the first three on every system or
 * on macOS, the others on Linux. With an unknown switch a link is ignored; the switch's name is logged, and pasting the
 * code still works.
 */
const addedSwitches = [
  /^--allow-file-access-from-files$/,
  /^--enable-avfoundation$/,
  /^--original-process-start-time=\d+$/,
  /^--enable-crashpad$/,
  /^--ozone-platform=(x11|wayland)$/,
];

const ownScheme = `${product.deepLinkScheme}:`;
/** At least two letters before the colon, since `C:\…` is a path. */
const anyLink = /^[a-z][a-z0-9+.-]+:\/\//i;

export type CommandLine =
  /** The app was started without a link. */
  | { link?: undefined; extra?: undefined }
  | { link: string; extra?: undefined }
  /** A link among other arguments, of which `extra` holds the names of the switches. */
  | { link?: undefined; extra: string[] };

/**
 * Finds the link with which a process was started. Systems pass a link as the only argument, so a link among others may
 * be an attack and is ignored. Nothing else of a command line is ever read.
 * @param argv of the process, starting with its program
 * @param appFolder in development, where the app is an argument of the program
 */
export function readCommandLine(argv: readonly string[], appFolder?: string): CommandLine {
  const given = ownArguments(argv, appFolder).filter(
    (argument) => !addedSwitches.some((added) => added.test(argument)),
  );
  if (!given.some(isLink)) return {};
  const [link] = given;
  if (given.length === 1 && link !== undefined) return { link };
  return { extra: given.filter((argument) => argument.startsWith('-')).map(switchName) };
}

/** In development the arguments up to the app's folder are Electron's own, such as `--inspect`. */
function ownArguments(argv: readonly string[], appFolder: string | undefined): string[] {
  const folderAt = argv.findIndex((argument, at) => at > 0 && appFolder && resolve(argument) === appFolder);
  return argv.slice(Math.max(folderAt, 0) + 1);
}

function isLink(argument: string): boolean {
  return argument.toLowerCase().startsWith(ownScheme) || anyLink.test(argument);
}

/** Short and without its value, for the log. */
function switchName(argument: string): string {
  return /^-*[\w-]{0,40}/.exec(argument)?.[0] ?? '';
}

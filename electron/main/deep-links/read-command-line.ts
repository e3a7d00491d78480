import { resolve } from 'node:path';
import { product } from '#contract/product.ts';

/**
 * What Chromium and Electron themselves add to the command line of a process before it tells the running app of it:
 * the first three on every system or on macOS, the others on Linux. A switch that is not known here makes a link be
 * ignored; its name is logged, and pasting the code still works.
 */
const addedSwitches = [
  /^--allow-file-access-from-files$/,
  /^--enable-avfoundation$/,
  /^--original-process-start-time=\d+$/,
  /^--enable-crashpad$/,
  /^--ozone-platform=(x11|wayland)$/,
];

const ownScheme = `${product.deepLinkScheme}:`;
/** Two letters at least before the colon: `C:\…` is no link. */
const anyLink = /^[a-z][a-z0-9+.-]+:\/\//i;

export type CommandLine =
  /** The app was only started. */
  | { link?: undefined; extra?: undefined }
  | { link: string; extra?: undefined }
  /** A link among other arguments, of which `extra` holds the names of the switches. */
  | { link?: undefined; extra: string[] };

/**
 * Finds the link with which a process was started. Systems start one process for one link, so a link with anything
 * beside it was put together by somebody: it is ignored as a whole. Nothing else of a command line is read anywhere.
 * @param argv of the process, its program first
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

/** In development everything up to the app's folder is for Electron: a debugger's port, modules to load before. */
function ownArguments(argv: readonly string[], appFolder: string | undefined): string[] {
  const folderAt = argv.findIndex((argument, at) => at > 0 && appFolder && resolve(argument) === appFolder);
  return argv.slice(Math.max(folderAt, 0) + 1);
}

function isLink(argument: string): boolean {
  return argument.toLowerCase().startsWith(ownScheme) || anyLink.test(argument);
}

/** Without its value, and short: it goes to the log. */
function switchName(argument: string): string {
  return /^-*[\w-]{0,40}/.exec(argument)?.[0] ?? '';
}

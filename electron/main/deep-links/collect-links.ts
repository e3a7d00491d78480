import { resolve } from 'node:path';
import type { App } from 'electron/main';
import { product } from '#contract/product.ts';
import type { Log } from '../log/create-log.ts';
import { isKnownSwitch } from './known-switches.ts';
import { readLink, type SignInLink } from './read-link.ts';

const ownScheme = `${product.deepLinkScheme}:`;

/** At least two letters before the colon, since `C:\…` is a path. */
const anyLink = /^[a-z][a-z0-9+.-]+:\/\//i;

interface CollectLinksOptions {
  app: Pick<App, 'on'>;
  platform: NodeJS.Platform;
  /** Arguments of this process. */
  argv: readonly string[];
  /** In development, where the app is an argument of the program. */
  appFolder?: string;
  log: Pick<Log, 'warn'>;
}

export interface LinkSource {
  /** Calls `take` with the links that are waiting, and from then on with each new one. */
  open(take: (link: SignInLink) => void): void;
}

/** More links than a person opens before the app is ready. */
const longestQueue = 10;

/**
 * Collects the product's deep links: macOS sends an event, the other systems start a process with the link, the first of
 * which is this one. Call before the app is ready: on macOS the link that starts the app comes early.
 */
export function collectLinks({ app, platform, argv, appFolder, log }: CollectLinksOptions): LinkSource {
  const waiting: SignInLink[] = [];
  let take = (link: SignInLink): void => {
    if (waiting.length < longestQueue) waiting.push(link);
  };
  const ignore = (why: string) => log.warn(`deep links: ignored, ${why}`);
  const read = (text: string) => {
    const { link, reason } = readLink(text);
    if (link) take(link);
    else ignore(reason);
  };
  const readArguments = (commandLine: readonly string[]) => {
    const { link, extra } = readCommandLine(commandLine, appFolder);
    if (extra) ignore(['extra-arguments', ...extra].join(' '));
    else if (link !== undefined) read(link);
  };
  if (platform === 'darwin') {
    app.on('open-url', (event, url) => {
      event.preventDefault();
      read(url);
    });
  } else {
    readArguments(argv);
    app.on('second-instance', (_event, commandLine) => readArguments(commandLine));
  }
  return {
    open(taker) {
      take = taker;
      for (const link of waiting.splice(0)) taker(link);
    },
  };
}

/**
 * Finds the link with which a process was started. Beside it only switches that launchers and Chromium add are
 * accepted: a link among other arguments may be an attack. It is ignored, the names of its switches are logged, and
 * pasting the code still works. Nothing else of a command line is ever read.
 * @param argv of the process, starting with its program
 * @param appFolder in development, where the app is an argument of the program
 * @returns `extra` if unknown arguments stand beside a link: the names of the switches among them, for the log
 */
export function readCommandLine(
  argv: readonly string[],
  appFolder?: string,
): { link?: string; extra?: string[] } {
  const given = ownArguments(argv, appFolder).filter((argument) => !isKnownSwitch(argument));
  if (!given.some(isLink)) return {};
  if (given.length === 1) return { link: given[0] };
  // Short and without values.
  return { extra: given.flatMap((argument) => /^-[\w-]{0,41}/.exec(argument)?.[0] ?? []) };
}

/** In development the arguments up to the app's folder are Electron's own, such as `--inspect`. */
function ownArguments(argv: readonly string[], appFolder: string | undefined): string[] {
  const folderAt = argv.findIndex((argument, at) => at > 0 && appFolder && resolve(argument) === appFolder);
  return argv.slice(Math.max(folderAt, 0) + 1);
}

function isLink(argument: string): boolean {
  return argument.toLowerCase().startsWith(ownScheme) || anyLink.test(argument);
}

/**
 * Registers the app for the product's links. An installer does the same; an unpacked archive and development need it.
 * On Linux it fails without a desktop entry: then the code has to be pasted.
 * @param appFolder in development, where the system starts Electron with the app as an argument
 */
export function registerLinks(
  app: Pick<App, 'setAsDefaultProtocolClient'>,
  log: Pick<Log, 'warn'>,
  appFolder?: string,
): void {
  const scheme = product.deepLinkScheme;
  const registered = appFolder
    ? app.setAsDefaultProtocolClient(scheme, process.execPath, [appFolder])
    : app.setAsDefaultProtocolClient(scheme);
  if (!registered) log.warn('deep links: the system does not open them with this app');
}

import type { App } from 'electron/main';
import { readCommandLine } from './read-command-line.ts';
import { readLink, type SignInLink } from './read-link.ts';

interface CollectLinksOptions {
  app: Pick<App, 'on'>;
  platform: NodeJS.Platform;
  /** Arguments of this process. */
  argv: readonly string[];
  /** In development, where the app is an argument of the program. */
  appFolder?: string;
  log: { warn(message: string): void };
}

export interface LinkSource {
  /** Calls `take` with the links that are waiting, and from then on with each new one. */
  open(take: (link: SignInLink) => void): void;
}

/**
 * Collects the product's deep links: macOS sends an event, the other systems start a process with the link, the first of
 * which is this one. Call before the app is ready: on macOS the link that starts the app comes early.
 */
export function collectLinks({ app, platform, argv, appFolder, log }: CollectLinksOptions): LinkSource {
  const queue = createLinkQueue();
  const ignore = (why: string) => log.warn(`deep links: ignored, ${why}`);
  const read = (text: string) => {
    const { link, reason } = readLink(text);
    if (link) queue.add(link);
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
  return { open: queue.open };
}

/** More links than a person opens before the app is ready. */
const longestQueue = 10;

interface LinkQueue extends LinkSource {
  add(link: SignInLink): void;
}

/** Holds links in their order until somebody handles them: the link that starts the app arrives before that. */
function createLinkQueue(): LinkQueue {
  const waiting: SignInLink[] = [];
  let take: ((link: SignInLink) => void) | undefined;
  return {
    add(link) {
      if (take) take(link);
      else if (waiting.length < longestQueue) waiting.push(link);
    },
    open(taker) {
      take = taker;
      for (const link of waiting.splice(0)) taker(link);
    },
  };
}

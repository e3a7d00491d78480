import type { App } from 'electron/main';
import { createLinkQueue } from './link-queue.ts';
import { readCommandLine } from './read-command-line.ts';
import { readLink, type SignInLink } from './read-link.ts';

interface CollectLinksOptions {
  app: Pick<App, 'on'>;
  platform: NodeJS.Platform;
  /** Of this process. */
  argv: readonly string[];
  /** In development, where the app is an argument of the program. */
  appFolder?: string;
  log: { warn(message: string): void };
}

export interface CollectedLinks {
  /** From now on, and for what has come before: what to do with a link. */
  open(take: (link: SignInLink) => void): void;
}

/**
 * Collects the product's links from where the systems put them: macOS sends an event, the others start a process,
 * the first of which is this one. To be called before the app is ready: macOS sends the link that starts it early.
 */
export function collectLinks({ app, platform, argv, appFolder, log }: CollectLinksOptions): CollectedLinks {
  const queue = createLinkQueue<SignInLink>();
  const ignore = (why: string) => log.warn(`deep links: ignored, ${why}`);
  const read = (text: string) => {
    const { link, refusal } = readLink(text);
    if (link) queue.add(link);
    else ignore(refusal);
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

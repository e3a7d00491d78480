import type * as Electron from 'electron';
import type { Page } from 'playwright/test';

export interface LaunchOptions {
  /** Address of the server, as if the user had chosen it; the built-in one by default. */
  server?: string;
  /** Additional arguments, such as a deep link. */
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** Folder of the app's data; a new one by default. */
  userData?: string;
  /** Storage of the app's secrets; a keyring by default. */
  keyring?: 'gnome_libsecret' | 'basic_text' | 'unavailable';
  locale?: string;
  /** Whether the app behaves as installed. */
  packaged?: boolean;
  /** Folder of the files next to the app's archive, such as the update configuration. */
  resources?: string;
  /** Starts without a network; the double only. */
  offline?: boolean;
  /** Dark system theme; the double only. */
  dark?: boolean;
  /** Another system; the double only. */
  platform?: NodeJS.Platform;
}

/** A running app, real or not. */
export interface DesktopProcess {
  /** Runs a function in the main process with Electron's module; it can use nothing but its arguments. */
  evaluate<Result, Argument>(
    run: (electron: typeof Electron, argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** The pages of its windows. */
  pages(): Page[];
  /** Origin of the app's own pages in Chromium. */
  origin(): Promise<string>;
  /** Its standard output and error. */
  output(): string;
  exited: Promise<number | NodeJS.Signals>;
  kill(): Promise<void>;
  /** Starts the app a second time; resolves when that process has exited. */
  runAgain(args: string[]): Promise<void>;
}

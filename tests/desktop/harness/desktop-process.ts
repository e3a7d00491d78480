import type * as Electron from 'electron';
import type { Page } from 'playwright/test';

export interface LaunchOptions {
  /** Address of the server, as if a person had chosen it; without one it is the one that was built in. */
  server?: string;
  /** Arguments beyond those that start the app, such as a deep link. */
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** Folder of the app's data; a fresh one unless told. */
  userData?: string;
  /** What keeps the app's secrets; a keyring unless told. */
  keyring?: 'gnome_libsecret' | 'basic_text' | 'unavailable';
  locale?: string;
  /** Whether the app takes itself for installed. */
  packaged?: boolean;
  /** Folder of what lies beside the app's archive, such as the address of its updates. */
  resources?: string;
  /** Without a network from the start; the double only. */
  offline?: boolean;
  /** System set to dark; the double only. */
  dark?: boolean;
  /** Another system; the double only. */
  platform?: NodeJS.Platform;
}

/** A running app, real or not. */
export interface DesktopProcess {
  /** Runs a function beside main, with Electron's module; it can use nothing but its arguments. */
  evaluate<Result, Argument>(
    run: (electron: typeof Electron, argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** The pages of its windows. */
  pages(): Page[];
  /** Where Chromium has the app's own pages. */
  origin(): Promise<string>;
  /** What it has written to its standard output and error. */
  output(): string;
  exited: Promise<number | NodeJS.Signals>;
  kill(): Promise<void>;
  /** Runs the app a second time beside this one; resolves when it has ended. */
  runAgain(args: string[]): Promise<void>;
}

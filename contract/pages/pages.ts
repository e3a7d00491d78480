import type { Init } from '../api/init.ts';
import type { Language } from '../facts/languages.ts';
import type { Theme } from '../facts/themes.ts';
import type { SignIn } from '../sign-in-steps.ts';

/**
 * Renders a page on the server. The renderer's server build exports one; the server gives it the user's
 * request and in-process access to everything a page may call.
 */
export type RenderPage = (options: RenderPageOptions) => Promise<RenderedPage>;

/** The parts of a response. A Response would encode the document, only for the server to decode it again. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  /** The document; empty for a redirect. */
  html: string;
}

export interface RenderPageOptions {
  request: Request;
  language: Language;
  theme: Theme;
  /** Calls an operation of the contract, by function id split at its dots, with the user's own rights. */
  callOperation(path: readonly string[], input: unknown): Promise<unknown>;
  signIn: SignIn;
  /** Answer of `init` to an anonymous user, for error pages where `init` itself could not be read. */
  anonymousInit: Init;
  assets: PageAssets;
  /** Names the request in the log; shown on the page of a failure. */
  requestId: string;
  /** Shows the error page for a status that was decided before the page was asked for. */
  failure?: { status: number };
  /** Told which page is at the address, with parameters in place of values. */
  onMatch(template: string): void;
  /** Told of errors that end as the 500 page; the page itself shows no detail. */
  onError(error: unknown): void;
}

/** Addresses of the browser build's files. */
export interface PageAssets {
  /** Modules that start the application. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Files of the entry and of each source module that is loaded on demand, by its path in the project. */
  preloads(modules: readonly string[]): readonly string[];
  /** Font files that a page in a language needs for its first paint. */
  fonts(language: Language): readonly string[];
}

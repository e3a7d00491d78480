import type { RequestHandler } from 'express';
import type { PageAssets, RenderPage } from '#contract/pages/pages.ts';

/** What the renderer's server build exports. */
export interface RendererModule {
  renderPage: RenderPage;
  /** Scripts that stand in the documents themselves. */
  inlineScripts: readonly string[];
}

/** Where pages come from: the files of `npm run build`, or Vite in development. */
export interface Renderer {
  load(): Promise<RendererModule>;
  assets: PageAssets;
  /** Whether the same visit is the same page while the process lives: not where sources are being written. */
  isFixed?: boolean;
  /** Serves the browser's files. */
  files: RequestHandler;
  /** Sources that hot reload needs beyond the content security policy's own. */
  extraSources?: Readonly<Record<string, readonly string[]>>;
  close(): Promise<void>;
}

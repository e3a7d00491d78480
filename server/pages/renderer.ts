import type { RequestHandler } from 'express';
import type { PageAssets, RenderPage } from '#contract/pages/pages.ts';

/** Exports of the renderer's server build. */
export interface RendererModule {
  renderPage: RenderPage;
  /** Inline scripts in the documents. */
  inlineScripts: readonly string[];
}

/** Source of the pages: the files of `npm run build`, or Vite in development. */
export interface Renderer {
  load(): Promise<RendererModule>;
  assets: PageAssets;
  /** Whether equal requests get the same page while the process runs: not in development. */
  isFixed?: boolean;
  /** Serves the browser's files. */
  files: RequestHandler;
  /** Sources for hot reload in addition to the content security policy's own. */
  extraSources?: Readonly<Record<string, readonly string[]>>;
  close(): Promise<void>;
}

import type { RequestHandler } from 'express';
import type { ViteDevServer } from 'vite';
import type { PageAssets, RenderPage } from '#contract/pages/pages.ts';

/** Exports of the renderer's server build. */
export interface RendererModule {
  renderPage: RenderPage;
  /** Inline scripts in the documents. */
  inlineScripts: readonly string[];
}

/** The module with which an app starts in browsers. */
export const entryModule = 'renderer/client.ts';

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

/** The renderer straight from its sources, with hot reload. */
export function devRenderer(vite: ViteDevServer): Renderer {
  return {
    load: () =>
      vite.ssrLoadModule('/renderer/server.ts') as Promise<RendererModule & Record<string, unknown>>,
    assets: {
      scripts: ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', `/${entryModule}`],
      styles: ['/renderer/styles/app.css?direct'],
      fonts: () => [],
      preloads: () => [],
    },
    files: vite.middlewares as RequestHandler,
    // Vite injects style elements and, for React's refresh, an inline script; a hash would disable 'unsafe-inline'.
    extraSources: {
      'style-src': ["'unsafe-inline'"],
      'script-src': ["'unsafe-inline'"],
      'connect-src': ['ws:'],
      'worker-src': ['blob:'],
    },
    close: () => vite.close(),
  };
}

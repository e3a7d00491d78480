import type { RequestHandler } from 'express';
import type { ViteDevServer } from 'vite';
import type { Renderer, RendererModule } from './renderer.ts';

/** The renderer straight from its sources, with hot reload. */
export function devRenderer(vite: ViteDevServer): Renderer {
  return {
    load: () =>
      vite.ssrLoadModule('/renderer/entry-server.tsx') as Promise<RendererModule & Record<string, unknown>>,
    assets: {
      scripts: ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', '/renderer/entry-client.tsx'],
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

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { product } from '../../contract/product.ts';
import { themeScript } from '../../renderer/lib/theme/theme-script.ts';

const themeFile = 'theme.js';

/**
 * The document of the desktop app: the script that sets the theme before the first paint comes as a file, so that the
 * content security policy allows no inline script at all. While developing, texts come from the project.
 */
export function desktopDocument(): Plugin {
  return {
    name: 'desktop-document',
    // Pages are served at any path of the app's scheme, so their files cannot have relative addresses.
    config: () => ({ base: '/' }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: themeFile, source: themeScript });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `/${themeFile}` }, injectTo: 'head-prepend' },
      { tag: 'title', children: product.name, injectTo: 'head' },
    ],
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === `/${themeFile}`) {
          response.setHeader('content-type', 'text/javascript');
          response.end(themeScript);
        } else if (/^\/locales\/[a-z]+\/[a-z-]+\.json$/.test(pathname)) {
          response.setHeader('content-type', 'application/json');
          response.end(readFileSync(`.${pathname}`));
        } else next();
      });
    },
  };
}

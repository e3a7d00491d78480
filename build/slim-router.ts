import type { Plugin } from 'vite';

const modules = /\/node_modules\/react-router\/dist\/production\/lib\/(dom\/lib|router\/router)\.js$/;
const prefetching =
  /return shouldPrefetch && !isAbsolute \? .*createElement\(PrefetchPageLinks, .*\) : link;/;
const instrumenting = /\binit\.instrumentations\b/g;

/**
 * Leaves out of React Router what cannot run here and cannot be shaken off, 3 kB of every first load: `<Link prefetch>`
 * of its framework mode (in data mode, which is ours, renderer/app/prefetch-page.ts fetches ahead), and the wrapping of
 * routes for instrumentations, of which there are none.
 * Fails the build when an upgrade writes them in another way.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform(code, id) {
      const [, module] = modules.exec(id.split('?')[0] ?? '') ?? [];
      if (!module) return null;
      const [part, instead] =
        module === 'dom/lib' ? [prefetching, 'return link;'] : [instrumenting, 'undefined'];
      if (code.search(part) < 0) this.error(`${id} is no longer written as expected`);
      return { code: code.replace(part, instead), map: null };
    },
  };
}

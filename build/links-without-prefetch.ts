import type { Plugin } from 'vite';

const linkModule = /\/node_modules\/react-router\/dist\/production\/lib\/dom\/lib\.js$/;
const prefetching =
  /return shouldPrefetch && !isAbsolute \? .*createElement\(PrefetchPageLinks, .*\) : link;/;

/**
 * Leaves out what `<Link prefetch>` of React Router does in its framework mode, 2 kB of every first load. In data mode,
 * which is ours, it never runs: renderer/app/prefetch-page.ts fetches ahead.
 * Fails the build when an upgrade writes its link in another way.
 */
export function linksWithoutPrefetch(): Plugin {
  return {
    name: 'links-without-prefetch',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform(code, id) {
      if (!linkModule.test(id.split('?')[0] ?? '')) return null;
      if (!prefetching.test(code)) throw new Error(`${id} no longer prefetches as expected`);
      return { code: code.replace(prefetching, 'return link;'), map: null };
    },
  };
}

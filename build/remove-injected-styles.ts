import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const injected = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/;
const packages = /\/node_modules\/(?:sonner|vaul)\/dist\/index\.(?:mjs|js)$/;
const scrollLock = fileURLToPath(new URL('../renderer/components/ui/remove-scroll.tsx', import.meta.url));

/**
 * Keeps libraries from writing `<style>` elements, which the content security policy refuses: sonner and
 * vaul inject their sheets (ours come as files), and vaul's dialog writes one to lock scrolling.
 * Fails the build when an upgrade injects in another way.
 */
export function removeInjectedStyles(): Plugin {
  return {
    name: 'remove-injected-styles',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'react-remove-scroll': scrollLock } },
      // Bundled ahead of time they would bypass `transform`.
      optimizeDeps: { exclude: ['sonner', 'vaul'], include: ['vaul > @radix-ui/react-dialog'] },
    }),
    transform(code, id) {
      if (!packages.test(id.split('?')[0] ?? '')) return null;
      if (!injected.test(code)) throw new Error(`${id} no longer injects its styles as expected`);
      return { code: code.replace(injected, ''), map: null };
    },
  };
}

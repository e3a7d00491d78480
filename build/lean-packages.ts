import type { Plugin } from 'vite';

/**
 * Parts of packages that this product never reaches, and that no bundler can see to be unreachable. Each is a function
 * whose body is replaced. A function that an upgrade renames stops the build.
 */
const hollow: readonly { file: RegExp; functions: Readonly<Record<string, string>> }[] = [
  {
    // React Router's framework mode, of which every Link carries the prefetching.
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/components\.js$/,
    functions: {
      PrefetchPageLinks: 'return null;',
      usePrefetchBehavior: 'return [false, React$1.useRef(null), {}];',
    },
  },
  {
    // Tracing of the router; `createBrowserRouter` is called without `instrumentations`.
    file: /react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/,
    functions: {
      getRouteInstrumentationUpdates: 'return {};',
      instrumentClientSideRouter: 'return router;',
      consumeInstrumentationClientResultMetaReceiver: 'return undefined;',
    },
  },
  {
    // Routes that are discovered on the way; ours are all known.
    file: /react-router\/dist\/\w+\/lib\/router\/router\.js$/,
    functions: { checkFogOfWar: 'return { active: false, matches };', discoverRoutes: 'return;' },
  },
  {
    // Experimental streams as queries.
    file: /@orpc\/tanstack-query\/dist\/index\.mjs$/,
    functions: { experimental_liveQuery: 'return;', experimental_serializableStreamedQuery: 'return;' },
  },
];

/** A Lucide icon without the package's contexts, aliases and absolute stroke widths: renderer/ui/icon.tsx sets all. */
const plainIcon = `
import { createElement } from 'react';
const base = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
export default ({ node }) => (props) =>
  createElement('svg', { ...base, ...props }, node.map(([tag, attributes]) => createElement(tag, attributes)));
`;

/** oRPC's client without its table of errors: the server's are read by renderer/lib/api/api-error.ts. */
const plainClient = `
export const RECURSIVE_CLIENT_UNWRAP_KEYS = new Set(['bind', 'valueOf', 'toString', 'toJSON']);
export function createORPCClient(link, { path = [] } = {}) {
  const call = async (input, options) => link.call(path, input, { context: {}, ...options });
  return new Proxy(call, {
    get(target, key) {
      if (typeof key !== 'string' || RECURSIVE_CLIENT_UNWRAP_KEYS.has(key)) return Reflect.get(target, key);
      return key === 'then' ? undefined : createORPCClient(link, { path: [...path, key] });
    },
  });
}
`;

/** Leaves out of the browser's files what is never used there. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: {
        id: /react-router\/dist\/|@orpc\/(tanstack-query|client)\/dist\/index|lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
      },
      handler(code, id) {
        if (id.endsWith('createLucideIcon.mjs')) return plainIcon;
        if (id.endsWith('@orpc/client/dist/index.mjs')) return plainClient;
        const functions = hollow.find(({ file }) => file.test(id))?.functions;
        return functions && Object.entries(functions).reduce(replaceBody, code);
      },
    },
  };
}

function replaceBody(code: string, [name, body]: [string, string]): string {
  const head = new RegExp(`^\\s*(async )?function ${name}\\(.*\\) \\{$`, 'm');
  if (!head.test(code)) throw new Error(`the package has no function ${name} any more`);
  return code.replace(head, (found) => `${found} ${body}`);
}

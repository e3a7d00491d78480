import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, parseSync, Visitor } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Properties that load a page, or a part of one, by an `import()`. */
const loaders = new Set(['component', 'cards']);

/**
 * Adds `module` beside a `component` or `cards` with an `import()` of a relative path: the path in the project of what
 * it loads, by which the server finds the files to preload (server/pages/built-renderer.ts).
 */
export function addModulePaths(): Plugin {
  return {
    name: 'add-module-paths',
    // Before others rewrite `import()`.
    enforce: 'pre',
    transform: {
      filter: { id: /\/renderer\/[^?]+\.tsx?$/, code: 'import(' },
      handler: (code, id) => ({ code: withModulePaths(code, id), map: null }),
    },
  };
}

/**
 * @param id absolute path of the source, with slashes
 * @throws {Error} for a property with two such `import()`: one would not be preloaded
 */
export function withModulePaths(code: string, id: string): string {
  const imports: { start: number; path: string }[] = [];
  const properties: { start: number; end: number }[] = [];
  new Visitor({
    ImportExpression({ start, source }) {
      const path = source.type === 'Literal' ? String(source.value) : '';
      if (path.startsWith('.')) imports.push({ start, path });
    },
    Property({ key, start, end }) {
      if (key.type === 'Identifier' && loaders.has(key.name)) properties.push({ start, end });
    },
  }).visit(parseSync(id, code).program);
  return properties
    .toSorted((a, b) => b.end - a.end)
    .reduce((text, { start, end }) => {
      const [loaded, other] = imports.filter((one) => one.start > start && one.start < end);
      if (!loaded) return text;
      if (other) throw new Error(`${id}: ${loaded.path} and ${other.path} in one property`);
      const module = normalizePath(relative(root, join(dirname(id), loaded.path)));
      return `${text.slice(0, end)}, module: ${JSON.stringify(module)}${text.slice(end)}`;
    }, code);
}

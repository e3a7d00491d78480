import { globSync, readFileSync } from 'node:fs';

/** Vite's build manifest: each file with its imports, by the module that it begins with. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The most bytes of precompressed JavaScript that a first visit of a page may load. */
export interface SizeBudget {
  page: string;
  /** Source modules that the page begins with; what they import is counted with them. */
  modules: string[];
  most: number;
}

const entry = 'renderer/client.ts';
const layout = 'renderer/layout/manager-area/manager-layout.tsx';

/** Module that the pages of all lists import. */
const listLayout = '/components/list/list-layout.tsx';

/** A feature adds some 130 bytes to all pages of the areas, for its routes and its links, and ten to /login. */
const bytesOfFeature = 200;

/** Bound of the pages of lists in an app with so many features: who adds some has not made the pages too large. */
export function mostOfLists(features: number): number {
  return 197_800 + bytesOfFeature * features;
}

/**
 * The files alone, as they lie in dist: `npm run bench -- --only first-load` measures the wire, where each file comes
 * with some 470 bytes of headers, against the bounds.
 */
export function sizeBudgets(): SizeBudget[] {
  const most = mostOfLists(globSync('renderer/features/*/feature.ts').length);
  return [
    { page: '/login', modules: [entry], most: 126_000 },
    ...listPages().map((page) => ({ page, modules: [entry, layout, page], most })),
  ];
}

/** The lists of all features. */
export function listPages(): string[] {
  return globSync('renderer/features/*/*-page.tsx')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => readFileSync(path, 'utf8').includes(listLayout))
    .sort();
}

/**
 * The JavaScript files that some modules of a build need before they run, each once.
 * @throws {Error} when a module begins no file: it has been renamed, or moved into another one's
 */
export function firstLoadFiles(manifest: Manifest, modules: readonly string[]): string[] {
  const names = new Set(modules);
  const files: string[] = [];
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no file for ${name}`);
    files.push(chunk.file);
    for (const imported of chunk.imports ?? []) names.add(imported);
  }
  return files;
}

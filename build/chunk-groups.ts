import { join } from 'node:path';
import { normalizePath } from 'vite';

/** Part of the bundler's module graph: the importers of each module. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/** Paths of screens: pages, the cards on them, and the layouts around them. */
const screenPattern =
  /\/renderer\/(?:features|layout)\/(?!dev-)([\w-]+)\/(?:.*\/)?[\w-]+-(page|cards|layout)\.tsx$/;

/** Such pages look alike in all features that have records. */
const recordKinds = ['list', 'record', 'form'] as const;

/** A module that screens of so many kinds need is for all of them. */
const many = 4;

interface Screen {
  feature: string;
  /** One of `recordKinds`, 'cards' or 'layout', else the feature. */
  kind: string;
}

/**
 * Groups the modules of the browser build into files by the screens that need them, so that a page takes few
 * requests and few bytes that it does not need. No feature is named, and a further one moves nothing:
 *
 * - `frame`: modules needed before anything can be shown
 * - `area`: modules of the areas' routes, and those that most kinds of screens share
 * - `list`, `record`, `form`: modules that such pages share across features; `-common` if others need them
 * - `<feature>-list`: modules that the lists of one feature share
 *
 * All others stay with the modules that import them.
 * @param root folder of the project
 */
export function chunkGroups(root: string) {
  const nameOf = createChunkName(root);
  return [
    {
      debugName: 'frame',
      name: (id: string, graph: ModuleGraph) => (nameOf(id, graph) === 'frame' ? 'frame' : null),
    },
    {
      debugName: 'screens',
      name: nameOf,
      // Where what a module imports belongs says its own name.
      includeDependenciesRecursively: false,
    },
  ];
}

function createChunkName(root: string): (id: string, graph: ModuleGraph) => string | null {
  const file = (path: string) => normalizePath(join(root, path));
  const entry = file('renderer/client.ts');
  const areaRoutes = file('renderer/app/area-routes.tsx');
  const marks = {
    list: file('renderer/components/list/list-layout.tsx'),
    form: file('renderer/components/form/edit-form.tsx'),
  };
  let screenOf: ((id: string) => Screen | null) | undefined;

  return (id, graph) => {
    if (id.endsWith('.css')) return null;
    screenOf ??= findScreens(graph, marks);
    const importers = importersOf(id, graph);
    if (importers.has(entry)) return 'frame';
    const screens = [...importers].flatMap((importer) => screenOf?.(importer) ?? []);
    const featuresWith = (kind: string) =>
      new Set(screens.filter((screen) => screen.kind === kind).map(({ feature }) => feature));
    const kinds = new Set<string>(screens.map(({ kind }) => kind));
    const layouts = featuresWith('layout');
    if (importers.has(areaRoutes) || layouts.size > 1 || kinds.size >= many) return 'area';
    // The first that needs it: the others would bring along what is theirs alone.
    const first = recordKinds.find((kind) => kinds.has(kind));
    const shared = first && featuresWith(first).size > 1 ? first : undefined;
    const isOfRecords = [...kinds].every((kind) => recordKinds.some((one) => one === kind));
    if (shared) return isOfRecords ? shared : `${shared}-common`;
    const lists = screens.filter(({ kind }) => kind === 'list');
    return lists.length > 1 ? `${lists[0]?.feature}-list` : null;
  };
}

/** Returns a lookup of screens by module id. Lists and forms are the pages that import their mark. */
function findScreens(graph: ModuleGraph, marks: { list: string; form: string }) {
  const [lists, forms] = [marks.list, marks.form].map((mark) => {
    if (!graph.getModuleInfo(mark)) throw new Error(`build/chunk-groups.ts: there is no ${mark}`);
    return importersOf(mark, graph);
  });
  const featureOf = (id: string) => screenPattern.exec(id)?.[1];
  const withRecords = new Set([...(lists ?? [])].map(featureOf));
  return (id: string): Screen | null => {
    const [, feature, type = ''] = screenPattern.exec(id) ?? [];
    if (feature === undefined || graph.getModuleInfo(id)?.dynamicImporters.length === 0) return null;
    if (type !== 'page') return { feature, kind: type };
    if (lists?.has(id)) return { feature, kind: 'list' };
    if (forms?.has(id)) return { feature, kind: 'form' };
    return { feature, kind: withRecords.has(feature) ? 'record' : feature };
  };
}

/** A module with all that import it, directly or not, without `import()`. */
function importersOf(id: string, graph: ModuleGraph): Set<string> {
  const found = new Set([id]);
  for (const module of found)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) found.add(importer);
  return found;
}

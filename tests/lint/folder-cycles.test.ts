import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** In each of these a folder imports only folders that do not import it, however far around; loose files are one folder. */
const parts = ['contract', 'server', 'renderer', 'renderer/lib', 'electron/main'].filter((part) =>
  existsSync(join(root, part)),
);

const imported = /(?:\bfrom|\bimport|\bimport\()\s*['"]([^'"]+)['"]/g;

/**
 * Finds folders of a part that import each other in a circle.
 * @param files text of the part's source files, by path
 * @returns one import for each step of the circle, `from → to`; none when there is no circle
 */
function findCycle(part: string, files: ReadonlyMap<string, string>): string[] {
  const steps = new Map<string, Map<string, string>>();
  for (const [file, text] of files) {
    for (const [, source = ''] of text.matchAll(imported)) {
      const path = source.startsWith('#') ? source.slice(1) : posix.join(dirname(file), source);
      const [from, to] = [folderOf(part, file), folderOf(part, path)];
      if (from === to || !files.has(path)) continue;
      const targets = steps.get(from) ?? new Map<string, string>();
      steps.set(from, targets.set(to, targets.get(to) ?? `${file} → ${path}`));
    }
  }
  const done = new Set<string>();
  const search = (folder: string, way: readonly string[]): string[] => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return [];
    for (const next of steps.get(folder)?.keys() ?? []) {
      const circle = search(next, [...way, folder]);
      if (circle.length > 0) return circle;
    }
    done.add(folder);
    return [];
  };
  for (const folder of steps.keys()) {
    const circle = search(folder, []);
    if (circle.length > 0)
      return circle.slice(1).map((to, index) => steps.get(circle[index] ?? '')?.get(to) ?? '');
  }
  return [];
}

function folderOf(part: string, file: string): string {
  // The app's own tables, and the list of all: of the rest of the folder they know, not the other way round.
  if (file.startsWith('server/database/schema/')) return 'database/schema';
  const [first = '', ...rest] = file.slice(part.length + 1).split('/');
  return rest.length > 0 ? first : '.';
}

it.each(parts)('the folders of %s have no import cycles', (part) => {
  const paths = globSync(`${part}/**/*.{ts,tsx}`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    // Nobody in a folder imports what puts the whole app together.
    .filter((path) => !path.includes('.test.') && path !== 'contract/features/app.ts');
  expect(paths.length).toBeGreaterThan(20);
  const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  expect(findCycle(part, files)).toEqual([]);
});

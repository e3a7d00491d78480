import { existsSync, globSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * The test files that belong to paths: a test file itself; for a source file the tests beside it of the same name, or
 * else of its folder; for a folder the tests below it, and the browser tests of the feature of its name.
 * @param paths relative to the working directory
 * @throws {Error} for a path that does not exist, and for one to which no test belongs
 */
export function testsOfPaths(paths: readonly string[]): string[] {
  const all = globSync('**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|out|templates)$/.test(String(path)),
  });
  return [...new Set(paths.flatMap((path) => testsOf(relative(root, resolve(path)) || '.', all)))];
}

function testsOf(path: string, all: readonly string[]): string[] {
  const full = join(root, path);
  if (path.startsWith('-')) throw new Error(`${path} is an option: pass it to test:unit or test:web`);
  if (!existsSync(full)) throw new Error(`${path} does not exist`);
  const tests = statSync(full).isDirectory() ? testsOfFolder(path, all) : testsOfFile(path, all);
  if (tests.length === 0) throw new Error(`no test belongs to ${path}`);
  return tests;
}

function testsOfFile(path: string, all: readonly string[]): string[] {
  if (all.includes(path)) return [path];
  const stem = path.replace(/\.\w+$/, '');
  const own = all.filter((file) => file.startsWith(`${stem}.`));
  if (own.length > 0) return own;
  const folder = dirname(path);
  // A file at the root would bring every test there is.
  return folder === '.' ? [] : testsOfFolder(folder, all);
}

function testsOfFolder(folder: string, all: readonly string[]): string[] {
  const below = (place: string) => all.filter((file) => place === '.' || file.startsWith(`${place}/`));
  return [...below(folder), ...below(`tests/web/${basename(folder)}`)];
}

import { globSync } from 'node:fs';

/** Folders that hold tools and tests. */
const tools = [
  'build',
  'docs',
  'lab',
  'locales',
  'packages/cli',
  'packages/electron-double',
  'scripts',
  'tests',
];

/** Folders of packages and of what is built. */
const foreign = /(?:^|[\\/])(?:node_modules|dist|out|coverage|\.[^\\/]+)$/;

/**
 * The TypeScript sources that run in the product, without tests and settings, as paths from the root with slashes. Every
 * folder that is no tool's belongs to them, so that a check of the sources never misses a new one.
 * @param root folder of the project
 */
export function productSources(root: string): string[] {
  return globSync('*/**/*.{ts,tsx}', { cwd: root, exclude: (path) => foreign.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !tools.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => !/\.(?:test|spec|d)\.tsx?$/.test(path))
    .sort();
}

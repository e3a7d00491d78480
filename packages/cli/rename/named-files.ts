import { origin } from '../upgrade/origin.ts';

/**
 * Files that hold the product's name because they cannot import contract/product.ts, and documents. `npm run rename`
 * writes them; no other file may hold it (tests/product-name.test.ts).
 */
const namedFiles = [
  /^contract\/product\.ts$/,
  /\.md$/,
  /^LICENSE$/,
  /^\.env\.example$/,
  /^\.gitignore$/,
  /^build\/container\//,
  /^\.github\/workflows\//,
];

/** True for a path of a file that names where the product comes from, whatever its own name is. */
export function namesOrigin(path: string): boolean {
  return path === origin.file || path.startsWith('packages/cli/');
}

/** True for a path, from the root of the project, of a file that `npm run rename` may change as text. */
export function holdsName(path: string): boolean {
  return !namesOrigin(path) && namedFiles.some((pattern) => pattern.test(path));
}

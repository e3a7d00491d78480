import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** Types of the files in the renderer's build. Nothing else is served. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface BundleFile {
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * Reads a file of the built renderer; undefined if there is none.
 * @param folder absolute path of the build
 * @param pathname of the URL, still percent-encoded; without an extension it means the HTML document
 */
export async function readBundleFile(folder: string, pathname: string): Promise<BundleFile | undefined> {
  const path = decode(pathname);
  // On Windows `\` is a separator, and a colon starts the name of a file's alternate stream.
  if (path === undefined || /[\\\0:]/.test(path)) return undefined;
  const extension = extname(path);
  const type = types[extension || '.html'];
  if (!type) return undefined;
  const file = extension === '' ? join(folder, 'index.html') : join(folder, path);
  // URLs are normalized by now, but not their encoded characters (`%2e%2e`, `%2f`).
  if (!file.startsWith(folder + sep)) return undefined;
  try {
    return { type, content: new Uint8Array(await readFile(file)) };
  } catch {
    return undefined;
  }
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

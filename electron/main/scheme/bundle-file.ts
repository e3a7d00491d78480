import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** Types of the files that the renderer's build makes. Nothing else is served. */
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
 * Reads a file of the built renderer; undefined where there is none.
 * @param folder of the build, absolute
 * @param pathname of the address, still percent-encoded; one without an extension stands for the document
 */
export async function readBundleFile(folder: string, pathname: string): Promise<BundleFile | undefined> {
  const path = decode(pathname);
  // Windows takes `\` for a separator, and what stands behind a colon for a part of a file.
  if (path === undefined || /[\\\0:]/.test(path)) return undefined;
  const extension = extname(path);
  const type = types[extension || '.html'];
  if (!type) return undefined;
  const file = extension === '' ? join(folder, 'index.html') : join(folder, path);
  // Addresses are normalised by now, but not what came in disguise (`%2e%2e`, `%2f`).
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

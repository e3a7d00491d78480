import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import expressStaticGzip from 'express-static-gzip';
import type { PageAssets } from '#contract/pages/pages.ts';
import { nameRoute } from '../observability/route-of.ts';
import { entryModule, type Renderer, type RendererModule } from './renderer.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
  assets?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/** Fonts that a page needs at once: Latin letters stand on each. */
const fontsOf: Partial<Record<string, string>> = { en: '/inter-latin-', ar: '/noto-sans-arabic-' };

/**
 * The renderer as built by `npm run build`.
 * @param client folder of the browser's files, precompressed and, being named by their hashes, cached permanently
 */
export function builtRenderer(client: string, renderer: RendererModule): Renderer {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const serve = expressStaticGzip(client, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      // Range requests are not needed for these files.
      acceptRanges: false,
      redirect: false,
      setHeaders: (res, path) => {
        res.setHeader('Cache-Control', cacheControl(relative(client, path)));
        res.setHeader('X-Content-Type-Options', 'nosniff');
        res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
      },
    },
  });
  return {
    load: async () => renderer,
    assets: readAssets(manifest),
    isFixed: true,
    files: (req, res, next) => {
      if ((req.method !== 'GET' && req.method !== 'HEAD') || !isFilePath(req.path)) return next();
      nameRoute(req, '/files');
      serve(req, res, (error?: unknown) => {
        nameRoute(req, undefined);
        next(error);
      });
    },
    close: async () => {},
  };
}

/**
 * Whether a file may exist at this path. All have an extension; pages and most of the API have none, and need not wait
 * for a disk access. Malformed paths are rejected with the others.
 */
export function isFilePath(path: string): boolean {
  try {
    return /\.\w+$/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Hashed files never change; translations are requested with their version; the rest is revalidated each hour. */
function cacheControl(path: string): string {
  const immutable = /^(assets|locales)[/\\]/.test(path);
  return immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

function readAssets(manifest: Manifest): PageAssets {
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`The build holds no ${entryModule}`);
  const address = (file: string) => `/${file}`;
  const filesOf = (name: string): string[] => {
    const chunk = manifest[name];
    return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(filesOf)] : [];
  };
  const entryFiles = new Set(filesOf(entryModule));
  const entryChunks = Object.values(manifest).filter(({ file }) => entryFiles.has(file));
  const entryAssets = entryChunks.flatMap(({ assets = [] }) => assets);
  return {
    scripts: [address(entry.file)],
    styles: entryChunks.flatMap(({ css = [] }) => css).map(address),
    fonts: (language) =>
      entryAssets
        .filter((file) => file.endsWith('.woff2') && !file.includes('-ext-'))
        .filter((file) => [fontsOf.en, fontsOf[language]].some((font) => font && file.includes(font)))
        .map(address),
    preloads: (modules) =>
      [...new Set([...entryFiles, ...modules.flatMap(filesOf)])]
        .filter((file) => file !== entry.file)
        .map(address),
  };
}

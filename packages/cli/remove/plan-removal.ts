import { existsSync, readFileSync } from 'node:fs';
import { withLivingLinks } from '../living-links.ts';
import { isOfPart, type Part } from './parts.ts';
import { withoutImports } from './without-imports.ts';

/** What a removal does. */
export interface Plan {
  removed: string[];
  /** The new text of each file that changes. */
  changed: Map<string, string>;
  /** Labels of fields that entities lose, as `namespace:key`. */
  labels: string[];
}

/** @param files all files of the project */
export function planRemoval(part: Part, files: readonly string[]): Plan {
  const removed = files.filter((file) => isOfPart(part, file));
  const gone = new Set(removed);
  const isThere = (path: string) => existsSync(path) && !gone.has(path) && !isEmptied(path, removed, files);
  const manifest = withoutEntries(readFileSync('package.json', 'utf8'), part);
  const scripts = Object.keys(JSON.parse(manifest).scripts);
  const namespaces = removed.flatMap((file) => /^locales\/en\/(.+)\.json$/.exec(file)?.[1] ?? []);
  const changed = new Map<string, string>();
  const labels: string[] = [];
  for (const file of files) {
    if (gone.has(file) || file.startsWith('packages/cli/')) continue;
    const change = changeOf(file);
    if (!change) continue;
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) continue;
    changed.set(file, after);
    const [, namespace] = /^renderer\/features\/([^/]+)\/[^/]+-entity\.ts$/.exec(file) ?? [];
    if (namespace) labels.push(...lostFields(before, after).map((field) => `${namespace}:form.${field}`));
  }
  return { removed, changed, labels };

  function changeOf(file: string): ((text: string) => string) | undefined {
    if (/\.tsx?$/.test(file)) return (text) => withoutImports(file, text, (path) => gone.has(path));
    if (file.endsWith('.md')) return (text) => withLivingLinks(file, text, { isThere, scripts });
    if (file === 'package.json') return () => manifest;
    if (/^locales\/[^/]+\.json$/.test(file)) return (text) => withoutNamespaces(text, namespaces);
    return undefined;
  }
}

/** Names of the properties, one a line, that a source has no more. */
function lostFields(before: string, after: string): string[] {
  const properties = [...before.matchAll(/^ +(\w+):.*$/gm)];
  return properties.flatMap(([line, name = '']) => (after.includes(line) ? [] : name));
}

/** Whether all files of a folder go. */
function isEmptied(path: string, removed: readonly string[], files: readonly string[]): boolean {
  const isIn = (file: string) => file.startsWith(`${path.replace(/\/$/, '')}/`);
  return removed.some(isIn) && files.filter(isIn).length === removed.filter(isIn).length;
}

function withoutEntries(json: string, { packages = [], scripts = [] }: Part): string {
  const manifest = JSON.parse(json) as Record<string, Record<string, unknown>>;
  for (const name of scripts) delete manifest.scripts?.[name];
  for (const list of ['dependencies', 'devDependencies', 'optionalDependencies', 'allowScripts'])
    for (const name of packages) delete manifest[list]?.[name];
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Lists of texts by language, each as `namespace:key`, without those of some namespaces. */
function withoutNamespaces(json: string, namespaces: readonly string[]): string {
  const lists = Object.entries(JSON.parse(json) as Record<string, string[]>).map(([language, texts]) => {
    const left = texts.filter((text) => !namespaces.includes(text.split(':')[0] ?? ''));
    return [language, left] as const;
  });
  return `${JSON.stringify(Object.fromEntries(lists.filter(([, texts]) => texts.length > 0)), null, 2)}\n`;
}

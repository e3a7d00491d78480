/** `npm run remove -- FEATURE`: takes a feature out of the product. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exitWithError } from '#server/app/exit-with-error.ts';
import { StartupError } from '#server/config/startup-error.ts';
import { requireCommitted, trackedFiles } from './git.ts';
import { readArgument } from './read-options.ts';
import { isOwnFile, namespacesOf } from './remove/feature-files.ts';
import { removableParts } from './remove/removable-parts.ts';
import { withoutImports } from './remove/without-imports.ts';

const usage = `Usage: npm run remove -- FEATURE [--dry-run] [--json]
Takes a feature out: its files, its lines in the lists of features, its table by a migration, its API documents.
  --dry-run  says what would go, and changes nothing
  --json     says so as one JSON object`;

const flag = { type: 'boolean', default: false } as const;
const options = { 'dry-run': flag, json: flag };

try {
  const { argument: feature, values } = readArgument(options, usage);
  const isDryRun = values['dry-run'];
  const files = trackedFiles();
  requireFeature(feature, files);
  if (!isDryRun) requireCommitted();
  const removed = files.filter((file) => isOwnFile(feature, file));
  const changed = changedFiles(feature, files, removed);
  if (!isDryRun) write(feature, removed, changed);
  const kept = files.filter((file) => !removed.includes(file));
  const found = { removed, changed: [...changed.keys()], mentions: mentionsOf(feature, kept, changed) };
  console.log(values.json ? JSON.stringify({ feature, ...found }) : report(feature, found, isDryRun));
} catch (error) {
  exitWithError(error);
}

function requireFeature(feature: string, files: readonly string[]): void {
  const features = removableParts(files);
  if (features.includes(feature)) return;
  throw new StartupError(
    `No feature is named '${feature}'. Those that can be removed: ${features.join(', ') || 'none'}.`,
  );
}

/**
 * The new text of each file that knows the feature.
 * @throws {StartupError} where one uses it in another way than in a list
 */
function changedFiles(
  feature: string,
  files: readonly string[],
  removed: readonly string[],
): Map<string, string> {
  const gone = new Set(removed);
  const changed = new Map<string, string>();
  const left: string[] = [];
  for (const file of files) {
    if (gone.has(file) || !/\.tsx?$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (!text.includes(feature)) continue;
    const result = withoutImports(file, text, (path) => gone.has(path));
    if (result.text !== text) changed.set(file, result.text);
    left.push(...result.left.map((line) => `  ${file}:${line}`));
  }
  if (left.length > 0) {
    throw new StartupError(
      `These lines use the feature. Change them first, nothing was removed:\n${left.join('\n')}`,
    );
  }
  for (const file of ['locales/same-as-english.json', 'locales/untranslated.json']) {
    const text = readFileSync(file, 'utf8');
    const others = withoutTexts(text, feature);
    if (others !== text) changed.set(file, others);
  }
  return changed;
}

/** Texts that are the same in English are listed by namespace and key, those to be translated by namespace as well. */
function withoutTexts(text: string, feature: string): string {
  const isOwn = (key: string) => namespacesOf(feature).includes(key.split(':')[0] ?? '');
  const lists = Object.entries(JSON.parse(text) as Record<string, string[]>);
  const left = Object.fromEntries(
    lists
      .map(([language, keys]) => [language, keys.filter((key) => !isOwn(key))] as const)
      .filter(([, keys]) => keys.length > 0),
  );
  return `${JSON.stringify(left, null, 2)}\n`;
}

function write(feature: string, removed: readonly string[], changed: ReadonlyMap<string, string>): void {
  for (const file of removed) rmSync(file);
  const folders = new Set(removed.flatMap((file) => [dirname(file), dirname(dirname(file))]));
  for (const folder of [...folders].sort().toReversed()) {
    // A file that git does not know stays, and with it the folder.
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
  for (const [file, text] of changed) writeFileSync(file, text);
  const run = (program: string, ...args: string[]) =>
    execFileSync(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  run('node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...changed.keys());
  run('scripts/generate-migration.ts', '--name', `remove_${feature.replaceAll('-', '_')}`);
  run('scripts/api-documents.ts');
}

/** Documents and tests that will name it still. */
function mentionsOf(
  feature: string,
  files: readonly string[],
  changed: ReadonlyMap<string, string>,
): string[] {
  return files
    .filter((file) => /\.(?:md|[cm]?[jt]sx?|json|ya?ml|css|html)$/.test(file))
    .filter((file) => !/^server\/(?:database\/migrations|api-documentation)\//.test(file))
    .filter((file) => (changed.get(file) ?? readFileSync(file, 'utf8')).includes(feature));
}

function report(
  feature: string,
  { removed, changed, mentions }: { removed: string[]; changed: string[]; mentions: string[] },
  isDryRun: boolean,
): string {
  const list = (files: string[]) => files.map((file) => `  ${file}`);
  return [
    `${feature}: ${removed.length} files ${isDryRun ? 'would go' : 'are gone'}, ${changed.length} ${isDryRun ? 'would change' : 'changed'}:`,
    ...list(changed),
    ...(isDryRun ? [] : ['The migration that drops its table was written: read it before you keep it.']),
    ...(mentions.length > 0 ? [`Named '${feature}' still in:`, ...list(mentions)] : []),
    ...(isDryRun ? [] : ['Now run npm run check and npm test.']),
  ].join('\n');
}

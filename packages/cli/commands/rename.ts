/** `npm run rename -- NAME`: gives the product another name, in every file that holds it. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { readArgument } from '../../../scripts/read-options.ts';
import { StartupError } from '../../../server/config/startup-error.ts';
import { product } from '../contract-of-app.ts';
import { exitWithRefusal } from '../exit-with-refusal.ts';
import { requireCommitted, trackedFiles } from '../git.ts';
import { holdsName } from '../rename/named-files.ts';
import { chooseNames, type Names } from '../rename/names.ts';
import { findCommonWords, hasWord, productFile, renameText } from '../rename/rename-text.ts';
import { origin } from '../upgrade/origin.ts';

const usage = `Usage: npm run rename -- NAME [--id ID] [--scheme SCHEME] [--slug SLUG] [--contact EMAIL] [--source URL] [--dry-run] [--json]
Gives the product another name. What is not given follows from the name.
  --id ID          identifier of an app on its system, such as com.example.shelfmark
  --scheme SCHEME  of links that open in an app: shelfmark for shelfmark://
  --slug SLUG      prefix of cookies, name of the package, the database and the data folder
  --contact EMAIL  who answers questions and reports of weaknesses
  --source URL     where the sources are
  --dry-run        says what would change, and changes nothing
  --json           says so as one JSON object`;

/** It is not there where an upgrade renames the template. */
const biome = 'node_modules/@biomejs/biome/bin/biome';
const undo = 'To undo what was changed: git checkout .';
const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  id: text,
  scheme: text,
  slug: text,
  contact: text,
  source: text,
  'dry-run': flag,
  json: flag,
};

try {
  const { argument: name, values } = readArgument(options, usage);
  const chosen = chooseNames(name, values);
  if ('errors' in chosen) throw new StartupError(chosen.errors.join('\n'));
  if (!values['dry-run']) requireCommitted();
  const { changed, unclear } = planChanges(chosen.names);
  if (!values['dry-run']) {
    write(changed);
    // Its lists are written as the formatter has them.
    if (changed.has(origin.file) && existsSync(biome)) run(biome, 'format', '--write', origin.file);
  }
  const files = [...changed.keys()];
  if (values.json) console.log(JSON.stringify({ names: chosen.names, files, unclear }));
  else console.log(report(chosen.names, files, unclear, values['dry-run']));
} catch (error) {
  exitWithRefusal(error);
}

function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new StartupError(`${program} failed. ${undo}\n${stderr || stdout}`.trim());
}

function write(changed: ReadonlyMap<string, string>): void {
  for (const [file, content] of changed) {
    try {
      writeFileSync(file, content);
    } catch (error) {
      throw new StartupError(`${file} cannot be written: ${(error as Error).message}. ${undo}`);
    }
  }
}

interface Changes {
  /** The new text of each file that changes. */
  changed: Map<string, string>;
  /** Files in which the former name stands still: it is a word of the sources, too. */
  unclear: string[];
}

function planChanges(names: Names): Changes {
  const tracked = trackedFiles();
  // The template's own name is no such word, and an app's may be.
  const isCommon = product.isNamed ? findCommonWords(tracked) : () => false;
  const changed = new Map<string, string>();
  const unclear: string[] = [];
  const common = [product.name, product.slug].filter(isCommon);
  // A link to a document is listed as well, and leads to one that is, or to none.
  for (const file of tracked.filter((path) => holdsName(path) && isFile(path))) {
    const text = readFileSync(file, 'utf8');
    const renamed = renameText(file, text, product, names, isCommon);
    if (renamed !== text) changed.set(file, renamed);
    if (file !== productFile && common.some((word) => hasWord(renamed, word))) unclear.push(file);
  }
  for (const file of ['package.json', 'package-lock.json'].filter(isFile)) {
    const before = readFileSync(file, 'utf8');
    const content = readJson(file);
    content.name = names.slug;
    // So `npm create` describes an app.
    if (content.description === product.name) content.description = names.name;
    if (content.packages) content.packages[''].name = names.slug;
    const after = `${JSON.stringify(content, null, 2)}\n`;
    if (after !== before) changed.set(file, after);
  }
  if (existsSync(origin.file)) {
    const record = readJson(origin.file);
    const { name, appId: id, deepLinkScheme: scheme, slug, contact, sourceUrl: source } = names;
    record.names = { name, id, scheme, slug, contact, source };
    changed.set(origin.file, `${JSON.stringify(record, null, 2)}\n`);
  }
  return { changed, unclear };
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartupError(`${file} is no JSON: ${(error as Error).message}`);
  }
}

function report(
  { name, appId, deepLinkScheme, slug }: Names,
  files: readonly string[],
  unclear: readonly string[],
  isDryRun: boolean,
): string {
  return [
    `${name} (${slug}, ${appId}, ${deepLinkScheme}://): ${files.length} files ${isDryRun ? 'would change' : 'changed'}.`,
    ...files.map((file) => `  ${file}`),
    ...(unclear.length > 0
      ? [
          `'${product.name}' is a word that sources use, too. Where it stands in these files, change it by hand:`,
          ...unclear.map((file) => `  ${file}`),
        ]
      : []),
    'The icon is build/icon.svg; the colours are in contract/product.ts, renderer/styles/accent.css and tokens.css.',
    'Pictures in README show the former name until `npm run screenshots -- --readme`.',
    'A running product signs everybody out when the slug changes, and looks for its data in another folder.',
  ].join('\n');
}

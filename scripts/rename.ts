/** `npm run rename -- NAME`: gives the product another name, in every file that holds it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { exitWithError } from '#server/app/exit-with-error.ts';
import { StartupError } from '#server/config/startup-error.ts';
import { requireCommitted, trackedFiles } from './git.ts';
import { readArgument } from './read-options.ts';
import { holdsName } from './rename/named-files.ts';
import { chooseNames, type Names, renameText } from './rename/names.ts';
import { origin } from './upgrade/origin.ts';

const usage = `Usage: npm run rename -- NAME [--id ID] [--scheme SCHEME] [--slug SLUG] [--contact EMAIL] [--source URL] [--dry-run] [--json]
Gives the product another name. What is not given follows from the name.
  --id ID          identifier of an app on its system, such as com.example.shelfmark
  --scheme SCHEME  of links that open in an app: shelfmark for shelfmark://
  --slug SLUG      prefix of cookies, name of the package, the database and the data folder
  --contact EMAIL  who answers questions and reports of weaknesses
  --source URL     where the sources are
  --dry-run        says what would change, and changes nothing
  --json           says so as one JSON object`;

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
  const changed = changedFiles(chosen.names);
  if (!values['dry-run']) {
    for (const [file, content] of changed) writeFileSync(file, content);
    // Its lists are written as the formatter has them.
    if (changed.has(origin.file))
      run('node_modules/@biomejs/biome/bin/biome', 'format', '--write', origin.file);
    run('scripts/api-documents.ts');
  }
  // The documents hold the name, too, and are generated from the contract.
  const documents = trackedFiles().filter((file) => /^server\/api-documentation\/.*\.json$/.test(file));
  const files = [...changed.keys(), ...documents];
  if (values.json) console.log(JSON.stringify({ names: chosen.names, files }));
  else console.log(report(chosen.names, files, values['dry-run']));
} catch (error) {
  exitWithError(error);
}

function run(program: string, ...args: string[]): void {
  execFileSync(process.execPath, [program, ...args], { stdio: 'ignore' });
}

/** The new text of each file that changes. */
function changedFiles(names: Names): Map<string, string> {
  const changed = new Map<string, string>();
  for (const file of trackedFiles().filter(holdsName)) {
    const text = readFileSync(file, 'utf8');
    const renamed = renameText(text, names);
    if (renamed !== text) changed.set(file, renamed);
  }
  for (const file of ['package.json', 'package-lock.json']) {
    const before = readFileSync(file, 'utf8');
    const content = JSON.parse(before);
    content.name = names.slug;
    if (content.packages) content.packages[''].name = names.slug;
    const after = `${JSON.stringify(content, null, 2)}\n`;
    if (after !== before) changed.set(file, after);
  }
  if (existsSync(origin.file)) {
    const record = JSON.parse(readFileSync(origin.file, 'utf8'));
    const { name, appId: id, deepLinkScheme: scheme, slug, contact, sourceUrl: source } = names;
    record.names = { name, id, scheme, slug, contact, source };
    changed.set(origin.file, `${JSON.stringify(record, null, 2)}\n`);
  }
  return changed;
}

function report({ name, appId, deepLinkScheme, slug }: Names, files: string[], isDryRun: boolean): string {
  return [
    `${name} (${slug}, ${appId}, ${deepLinkScheme}://): ${files.length} files ${isDryRun ? 'would change' : 'changed'}.`,
    ...files.map((file) => `  ${file}`),
    'The icon is build/icon.svg; the colours are in contract/product.ts and renderer/styles/tokens.css.',
    'Pictures in README show the former name until `npm run screenshots -- --readme`.',
    'A running product signs everybody out when the slug changes, and looks for its data in another folder.',
  ].join('\n');
}

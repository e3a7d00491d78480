/** `npm run add -- entity NAME FIELD…`: writes a new kind of record, as docs/add-an-entity.md explains it. */
import { readFileSync } from 'node:fs';
import { exitWithError } from '#server/app/exit-with-error.ts';
import { StartupError } from '#server/config/startup-error.ts';
import { checkEntity } from './add/check-entity.ts';
import { entityFiles } from './add/entity-files.ts';
import { extendLists } from './add/extended-lists.ts';
import { freeKey, knownFeatures, takenKeys, targetsOf } from './add/features.ts';
import { formsOf, pluralOf } from './add/names.ts';
import { parseFields } from './add/parse-fields.ts';
import { untranslatedFile, withUntranslated } from './add/untranslated.ts';
import { writeFiles } from './add/write-files.ts';
import { requireCommitted, trackedFiles } from './git.ts';
import { readArguments } from './read-options.ts';

const usage = `Usage: npm run add -- entity NAME FIELD... [--plural WORD] [--dry-run] [--json]
Writes a new kind of record: contract, table, migration, operations, pages, texts, permissions, tests.
A field is name:kind, 'name:kind!' where it is required, 'name:kind!unique' where no two records may have the same.
  text, longtext, number, date, time, boolean, link, email
  money, 'price:money(EUR|USD)'
  'size:choice(small|large)'
  user, or the name of an entity: a reference
  --plural WORD  where the plural is not by the rule
  --dry-run      says what would be written, and writes nothing
  --json         says so as one JSON object
For example: npm run add -- entity tool 'name:text!' 'serial:text!unique' price:money due:date borrower:user`;

const flag = { type: 'boolean', default: false } as const;
const options = { plural: { type: 'string' }, 'dry-run': flag, json: flag } as const;

const read = (path: string) => readFileSync(path, 'utf8');

try {
  const { arguments: given, values } = readArguments(options, usage);
  const [what, name, ...fields] = given;
  if (what !== 'entity' || !name || fields.length === 0) throw new StartupError(usage);
  const isDryRun = values['dry-run'];
  const { created, changed } = planEntity(name, fields, values.plural);
  if (!isDryRun) {
    requireCommitted();
    writeFiles(created, changed, `add_${formsOf(name).snake}`);
  }
  const found = { created: [...created.keys()], changed: [...changed.keys()] };
  console.log(values.json ? JSON.stringify({ entity: name, ...found }) : report(name, found, isDryRun));
} catch (error) {
  exitWithError(error);
}

function planEntity(name: string, given: readonly string[], plural = pluralOf(name)) {
  const files = trackedFiles();
  const features = knownFeatures(files, read);
  const fields = parseFields(given, targetsOf(features, files, read));
  const names = { singular: formsOf(name), plural: formsOf(plural) };
  checkEntity(names, fields, features, files, read('server/database/schema/index.ts'));
  const key = freeKey(names.plural.kebab, takenKeys(files, read));
  const changed = extendLists(names, read);
  const { kebab } = names.plural;
  changed.set(untranslatedFile, withUntranslated(read(untranslatedFile), [kebab, `${kebab}-area`]));
  return { created: entityFiles({ names, fields, key }), changed };
}

interface Written {
  created: string[];
  changed: string[];
}

function report(name: string, { created, changed }: Written, isDryRun: boolean): string {
  return [
    `${name}: ${created.length} files ${isDryRun ? 'would be written' : 'written'}:`,
    ...created.map((file) => `  ${file}`),
    `${changed.length} ${isDryRun ? 'would change' : 'changed'}:`,
    ...changed.map((file) => `  ${file}`),
    ...(isDryRun
      ? []
      : [
          'The migration was written: read it before you keep it. The API documents are up to date.',
          `Texts of other languages are in English still: ${untranslatedFile} lists them.`,
          'Now run npm run check and npm test. git reset --hard undoes all of it.',
        ]),
  ].join('\n');
}

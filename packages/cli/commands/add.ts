/** `npm run add -- entity NAME FIELD…` and `npm run add -- field ENTITY FIELD`: write what docs/add-an-entity.md and docs/add-a-field.md explain. */
import { existsSync, readFileSync } from 'node:fs';
import { readArguments } from '../../../scripts/read-options.ts';
import { StartupError } from '../../../server/config/startup-error.ts';
import { readReaders, readScope } from '../add/entity-scope.ts';
import { type Plan, planEntity } from '../add/plan-entity.ts';
import { planField } from '../add/plan-field.ts';
import { untranslatedFile } from '../add/untranslated.ts';
import { writeFiles } from '../add/write-files.ts';
import { exitWithRefusal } from '../exit-with-refusal.ts';
import { requireCommitted, trackedFiles, writeOrUndo } from '../git.ts';

const usage = `Usage: npm run add -- entity NAME FIELD... [--plural WORD] [--icon ICON] [--scope SCOPE] [--for READERS]
           [--dry-run] [--json]
       npm run add -- field ENTITY FIELD [--dry-run] [--json]
Writes a new kind of record, or a further field of one: contract, table, migration, operations, pages, texts, tests.
A FIELD is name:kind; 'name:kind!' is required; no two records have the same 'name:kind!unique'. The kinds:
  text, longtext, number, date, time, boolean, link, email, file
  money, or with its currencies 'price:money(EUR|USD)'
  choice: 'size:choice(small|large)'
  user, or the name of an entity: a reference to one
A record is called by its field name, or else by its first required text. The first four others are columns of the list.
  --plural WORD  the plural of NAME where it is not by the rule: for sheep and equipment
  --icon ICON    one of https://lucide.dev/icons, such as wrench; else a box
  --scope SCOPE  organization: records belong to organizations, each to one; else to the installation
  --for READERS  users: all users read them, and admins write them; owner: all users have their own, which nobody else
                 reads; else they are for admins alone
  --dry-run      says what would be written, and writes nothing
  --json         says so as one JSON object
For example: npm run add -- entity tool 'name:text!' 'serial:text!unique' price:money due:date borrower:user`;

const flag = { type: 'boolean', default: false } as const;
const options = {
  plural: { type: 'string' },
  icon: { type: 'string' },
  scope: { type: 'string' },
  for: { type: 'string', multiple: true },
  'dry-run': flag,
  json: flag,
} as const;

try {
  const { arguments: given, values } = readArguments(options, usage);
  const isDryRun = values['dry-run'];
  const plan = planFor(given, values);
  const { created, changed } = plan;
  const untracked = [...created.keys()].find((path) => existsSync(path));
  if (untracked) throw new StartupError(`${untracked} exists and is not committed. Commit or move it first.`);
  if (!isDryRun) requireCommitted();
  const migration = isDryRun ? undefined : writeOrUndo(() => writeFiles(plan));
  const found = { created: [...created.keys()], changed: [...changed.keys()], migration };
  console.log(values.json ? JSON.stringify(found) : report(found));
} catch (error) {
  exitWithRefusal(error);
}

interface Given {
  plural?: string;
  icon?: string;
  scope?: string;
  for?: string[];
}

function planFor(given: readonly string[], { plural, icon, ...options }: Given): Plan {
  const [what, name, ...fields] = given;
  const project = { files: trackedFiles(), read: (path: string) => readFileSync(path, 'utf8') };
  const [first] = fields;
  if (name && first && what === 'entity') {
    return planEntity(project, name, fields, {
      ...{ plural, icon: icon && knownIcon(icon) },
      ...readReaders(options.for, readScope(options.scope)),
    });
  }
  if (name && first && what === 'field' && fields.length === 1) return planField(project, name, first);
  throw new StartupError(usage);
}

function knownIcon(icon: string): string {
  const isKnown =
    /^[a-z0-9-]+$/.test(icon) && existsSync(`node_modules/lucide-react/dist/esm/icons/${icon}.mjs`);
  if (!isKnown)
    throw new StartupError(`There is no icon '${icon}': https://lucide.dev/icons has their names.`);
  return icon;
}

interface Written {
  created: string[];
  changed: string[];
  /** Its path; undefined in a dry run. */
  migration: string | undefined;
}

function report({ created, changed, migration }: Written): string {
  const isDryRun = migration === undefined;
  const list = (files: string[], verb: string) =>
    files.length > 0 ? [`${files.length} files ${verb}:`, ...files.map((file) => `  ${file}`)] : [];
  return [
    ...list(created, isDryRun ? 'would be written' : 'written'),
    ...list(changed, isDryRun ? 'would change' : 'changed'),
    ...(isDryRun
      ? []
      : [
          `The migration is ${migration}: read it before you keep it. The API documents are up to date.`,
          `The texts of other languages are in English: ${untranslatedFile} lists them.`,
          'Now run npm run check and npm test. git reset --hard undoes all of it.',
        ]),
  ].join('\n');
}

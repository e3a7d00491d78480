import { StartupError } from '../../../server/config/startup-error.ts';
import { languages } from '../contract-of-app.ts';
import { writeJson } from './entity-files.ts';
import { checkScope, isForUsers, scopeOf } from './entity-scope.ts';
import { type Texts, withFieldTexts } from './entity-texts.ts';
import { type Project, targetsOf } from './features.ts';
import { columnOf, type Field, labelOf } from './field.ts';
import { addToTestedFeature, fieldEdits } from './field-edits.ts';
import { kinds } from './kinds.ts';
import { formsOf } from './names.ts';
import { parseFields } from './parse-fields.ts';
import { type Plan, requireFeatures, requireOthers } from './plan-entity.ts';
import { untranslatedFile, withUntranslated } from './untranslated.ts';

/**
 * Plans a further field of an entity.
 * @param entity its name, or that of its feature
 * @throws {StartupError} where there is no such entity, or it cannot have that field
 */
export function planField(project: Project, entity: string, given: string): Plan {
  const { files, read } = project;
  const entities = targetsOf(project).filter(({ isUser }) => !isUser);
  const found = entities.find(({ kind, feature }) => feature === entity || kind === entity);
  if (!found) {
    const known = entities.map(({ kind }) => kind).join(', ');
    throw new StartupError(`No entity is named '${entity}'. There are: ${known || 'none'}.`);
  }
  const names = { singular: formsOf(found.kind), plural: formsOf(found.feature) };
  requireOthers([given], names.singular.kebab);
  const scope = scopeOf(project, found.feature);
  const isScoped = scope !== 'installation';
  const [field] = parseFields([given], { targets: targetsOf(project), isScoped });
  if (!field) throw new StartupError(`'${given}' is no field.`);
  checkScope({ scope, isForUsers: isForUsers(project, found.feature) }, [field], project);
  requireFeatures([field], project);
  const { kebab } = names.plural;
  checkField(field, {
    table: read(`server/database/schema/${kebab}.ts`),
    hasFiles: read(`contract/${kebab}/${kebab}.ts`).includes('importOperations('),
  });

  const added = { field, names };
  const needed = fieldEdits(added);
  const missing = [...needed.keys()].filter((path) => !files.includes(path));
  if (missing.length > 0) {
    throw new StartupError(
      `${kebab} is built otherwise than npm run add knows: there is no ${missing.join(', ')}. docs/add-a-field.md says what to write by hand.`,
    );
  }
  const changed = new Map<string, string>();
  for (const [path, edit] of needed) changed.set(path, edit(path, read(path)));
  if (kinds[field.kind].test.values || field.kind === 'email') {
    const path = `tests/features/${kebab}.ts`;
    if (files.includes(path)) changed.set(path, addToTestedFeature(path, read(path), added));
  }
  for (const [path, text] of fieldTexts(project, kebab, field)) changed.set(path, text);
  return { created: new Map(), changed, migration: `add_${columnOf(field)}_to_${names.plural.snake}` };
}

interface Surroundings {
  table: string;
  /** CSV files are imported and exported. */
  hasFiles: boolean;
}

function checkField(field: Field, { table, hasFiles }: Surroundings): void {
  const { name, property, kind, isRequired } = field;
  const errors: string[] = [];
  if (new RegExp(`^\\s*'?(?:${property}|${name})[.:]`, 'm').test(table))
    errors.push(`There is a field '${name}' already.`);
  if (isRequired && kind !== 'boolean' && kind !== 'choice') {
    errors.push(
      `${name} cannot be required: records that exist have no value for it. Add it without '!', or see 'Required' in docs/add-a-field.md.`,
    );
  }
  if (hasFiles && !['text', 'longtext', 'link', 'email'].includes(kind)) {
    errors.push(
      `${name}: this entity has CSV files, which hold texts. See 'CSV files' in docs/add-a-field.md, or choose text, longtext, link or email.`,
    );
  }
  if (errors.length > 0) throw new StartupError(errors.join('\n'));
}

/** The texts of each language with those of the field, in English, and the list of what is to be translated. */
function fieldTexts({ read }: Project, namespace: string, field: Field): [string, string][] {
  const files = languages.map((language): [string, string] => {
    const path = `locales/${language}/${namespace}.json`;
    const texts: Texts = JSON.parse(read(path));
    const withCsv = texts.csv
      ? { ...texts, csv: { ...(texts.csv as Texts), [field.property]: labelOf(field) } }
      : texts;
    return [path, writeJson(withFieldTexts(withCsv, field))];
  });
  const english: Texts = JSON.parse(read(`locales/en/${namespace}.json`));
  const { property } = field;
  const keys = [
    `form.${property}`,
    ...(english.csv ? [`csv.${property}`] : []),
    ...(field.kind === 'choice' ? field.choices.map((choice) => `choices.${property}.${choice}`) : []),
  ];
  const list = withUntranslated(
    read(untranslatedFile),
    keys.map((key) => `${namespace}:${key}`),
  );
  return [...files, [untranslatedFile, list]];
}

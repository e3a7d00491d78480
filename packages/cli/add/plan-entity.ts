import { StartupError } from '../../../server/config/startup-error.ts';
import { checkEntity } from './check-entity.ts';
import { entityFiles } from './entity-files.ts';
import { checkScope, type EntityScope } from './entity-scope.ts';
import { extendLists } from './extended-lists.ts';
import { freeKey, type Project, takenKeys, targetsOf } from './features.ts';
import type { Field } from './field.ts';
import { kinds } from './kinds.ts';
import { formsOf } from './names.ts';
import { parseFields } from './parse-fields.ts';
import { pluralOf } from './plural.ts';
import { untranslatedFile, withUntranslated } from './untranslated.ts';

/** What a command writes: the text of each file, by its path. */
export interface Plan {
  created: Map<string, string>;
  changed: Map<string, string>;
  /** Name of the migration. */
  migration: string;
}

/** The fields with the one that a record is called by: `name`, or else the first required text. */
function withTitle(fields: Field[]): Field[] {
  if (fields.some(({ isTitle }) => isTitle)) return fields;
  const title = fields.find(({ kind, isRequired }) => kind === 'text' && isRequired);
  return fields.map((field) => (field === title ? { ...field, isTitle: true } : field));
}

/** A name is read by a query within one of the same table, where a reference to itself would be mistaken. */
export function requireOthers(given: readonly string[], entity: string): void {
  const own = given.find((field) => new RegExp(`:${entity}(?:!|,|$)`).test(field));
  if (own)
    throw new StartupError(
      `'${own}' refers to the entity itself, which this command cannot write. Leave it out, and add it by hand: docs/add-a-field.md.`,
    );
}

/** @throws {StartupError} where the feature is gone that a field needs */
export function requireFeatures(fields: readonly Field[], { files }: Project): void {
  for (const { name, kind } of fields) {
    const { feature } = kinds[kind];
    if (feature && !files.includes(`contract/features/${feature}.ts`))
      throw new StartupError(
        `${name}: fields of the kind ${kind} need ${feature}, which this application has not.`,
      );
  }
}

interface EntityOptions {
  plural?: string | undefined;
  icon?: string | undefined;
  scope?: EntityScope | undefined;
  isForUsers?: boolean;
}

/**
 * Plans a new entity.
 * @throws {StartupError} where its name or one of its fields cannot be
 */
export function planEntity(
  project: Project,
  name: string,
  given: readonly string[],
  { plural = pluralOf(name), icon, scope = 'installation', isForUsers = false }: EntityOptions = {},
): Plan {
  const { read } = project;
  requireOthers(given, formsOf(name).kebab);
  const isScoped = scope === 'organization';
  const isOwned = scope === 'owner';
  const fields = withTitle(
    parseFields(given, { targets: targetsOf(project), isScoped: isScoped || isOwned }),
  );
  const names = { singular: formsOf(name), plural: formsOf(plural) };
  checkEntity([name, plural], names, fields, project);
  checkScope({ scope, isForUsers }, fields, project);
  requireFeatures(fields, project);
  const { kebab } = names.plural;
  const changed = extendLists(names, read);
  changed.set(untranslatedFile, withUntranslated(read(untranslatedFile), [kebab, `${kebab}-area`]));
  const key = freeKey(kebab, takenKeys(project));
  const created = entityFiles({ names, fields, icon, key, isScoped, isOwned, isForUsers });
  return { created, changed, migration: `add_${names.plural.snake}` };
}

import { checkEntity } from './check-entity.ts';
import { entityFiles } from './entity-files.ts';
import { extendLists } from './extended-lists.ts';
import { freeKey, type Project, takenKeys, targetsOf } from './features.ts';
import { formsOf, pluralOf } from './names.ts';
import { parseFields } from './parse-fields.ts';
import { untranslatedFile, withUntranslated } from './untranslated.ts';

/** What a command writes: the text of each file, by its path. */
export interface Plan {
  created: Map<string, string>;
  changed: Map<string, string>;
  /** Name of the migration. */
  migration: string;
}

/**
 * Plans a new entity.
 * @throws {StartupError} where its name or one of its fields cannot be
 */
export function planEntity(
  project: Project,
  name: string,
  given: readonly string[],
  plural = pluralOf(name),
): Plan {
  const { read } = project;
  const fields = parseFields(given, targetsOf(project));
  const names = { singular: formsOf(name), plural: formsOf(plural) };
  checkEntity([name, plural], names, fields, project);
  const { kebab } = names.plural;
  const changed = extendLists(names, read);
  changed.set(untranslatedFile, withUntranslated(read(untranslatedFile), [kebab, `${kebab}-area`]));
  const created = entityFiles({ names, fields, key: freeKey(kebab, takenKeys(project)) });
  return { created, changed, migration: `add_${names.plural.snake}` };
}

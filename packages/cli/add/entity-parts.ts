import { choicesName, columnOf, type Field, tableFileOf } from './field.ts';
import * as field from './field-lines.ts';
import type { TemplateParts } from './fill-template.ts';
import { kinds } from './kinds.ts';
import { distinct, lines, list } from './lines.ts';
import type { EntityNames } from './names.ts';
import { testParts } from './test-parts.ts';

/** Entity that `npm run add -- entity` was asked for. */
export interface Entity {
  names: EntityNames;
  /** The title among them. */
  fields: readonly Field[];
  /** Its icon in navigation and palette, as lucide names it. */
  icon?: string | undefined;
  /** The second key of the shortcut to its list, after G; undefined where all are taken. */
  key: string | undefined;
  /** Whether its records belong to organizations. */
  isScoped: boolean;
  /** Whether they belong to the users who add them, and nobody else reads them. */
  isOwned?: boolean;
  /** Whether all users read its records, in the user area. */
  isForUsers: boolean;
}

/** As many columns as a list has room for, beside name and last change; managers see the organization, too. */
const mostColumns = (isScoped: boolean) => (isScoped ? 3 : 4);

const mostFilters = 4;

/** Parts that the templates of an entity leave open. */
export function entityParts(entity: Entity): TemplateParts {
  const { names, fields, key, isScoped, isOwned = false, isForUsers } = entity;
  const listed = fields
    .filter(({ isTitle, kind }) => !isTitle && kinds[kind].isListed)
    .slice(0, mostColumns(isScoped));
  const sorted = listed.filter(({ kind }) => kinds[kind].isSorted);
  const filtered = fields.filter((one) => isFiltered(one, entity)).slice(0, mostFilters);
  const titles = fields.filter(({ isTitle }) => isTitle);
  const title = titles[0]?.property ?? '';
  const unique = fields.filter(({ isUnique }) => isUnique);
  const references = fields.filter(({ target }) => target);
  const withChoices = fields.filter((one) => one.choices.length > 0);
  const tests = testParts(names, fields, { sorted, filtered });
  return {
    conditions: {
      ...tests.conditions,
      scoped: isScoped,
      owned: isOwned,
      closed: isScoped || isOwned,
      forUsers: isForUsers,
      references: references.length > 0,
      choices: withChoices.length > 0,
      filters: filtered.length > 0,
    },
    texts: {
      ...tests.texts,
      choices: lines(withChoices, (one) => field.choicesLine(one, names)),
      choiceNames: list(withChoices, (one) => choicesName(one, names)),
      schema: lines(fields, (one) => field.schemaLine(one, names)),
      title,
      titleColumn: lines(titles, (one) => `'${columnOf(one)}'`),
      nameField: title === 'name' ? '' : `nameField: '${title}',`,
      scope: isScoped ? 'organization' : isOwned ? 'owner' : 'installation',
      names: list(references, ({ name }) => `'${name}'`),
      filters: lines(filtered, (one) => `${kinds[one.kind].filter?.(one, names)},`),
      columns: lines(fields, (one) => field.columnLine(one, names)),
      sortColumnLines: lines(sorted, field.sortColumnLine),
      searched: list(
        fields.filter(({ kind }) => kinds[kind].isSearched),
        (one) => `'${columnOf(one)}'`,
      ),
      uniqueIndexes: lines(unique, (one) => field.uniqueIndexLine(one, names)),
      checks: lines(fields, (one) => field.checkLine(one, names)),
      scopedSortIndexes: lines(sorted, (one) => field.scopedSortIndexLine(one, names)),
      sortIndexes: lines(sorted, (one) => field.sortIndexLine(one, names)),
      referenceIndexes: lines(references, (one) => field.referenceIndexLine(one, names)),
      referredTables: list(references, ({ target }) => (target?.isUser ? '' : `${target?.key}`)),
      schemaImports: lines(
        distinct(references.flatMap(({ target }) => (target ? `${tableFileOf(target)} ${target.key}` : []))),
        (words) => `import { ${words.split(' ')[1]} } from '${words.split(' ')[0]}';`,
      ),
      referredNames: lines(references, field.referredNameLine),
      sortColumns: lines(sorted, (one) => `${one.property}: table.${field.sortColumn(one)},`),
      sortDirections: lines(
        sorted,
        ({ property, kind }) =>
          `${property}: '${kind === 'date' || kind === 'time' ? 'descending' : 'ascending'}',`,
      ),
      keys: key ? `keys: ['g', '${key}'],` : '',
      fields: lines(fields, (one) => field.fieldLine(one, names)),
      listed: list(listed, ({ property }) => `'${property}'`),
      filtered: list(filtered, ({ property }) => `'${property}'`),
    },
  };
}

/** Users may not list other users, and no two filters have one name. */
function isFiltered({ kind, name, target }: Field, { fields, isForUsers }: Entity): boolean {
  const isRange = fields.some((other) => other.name === `${name}From` || other.name === `${name}To`);
  return kinds[kind].filter !== undefined && !isRange && !(isForUsers && target?.isUser);
}

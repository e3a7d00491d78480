import { choicesName, columnOf, type Field, isTitle } from './field.ts';
import * as field from './field-lines.ts';
import type { TemplateParts } from './fill-template.ts';
import { kinds } from './kinds.ts';
import { distinct, lines, list } from './lines.ts';
import type { EntityNames } from './names.ts';
import { testParts } from './test-parts.ts';

/** What `npm run add -- entity` was asked for. */
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
}

/** As many columns as a list has room for, beside name and last change; managers see the organization, too. */
const mostColumns = (isScoped: boolean) => (isScoped ? 3 : 4);

/** What the templates of an entity leave open. */
export function entityParts({ names, fields, key, isScoped }: Entity): TemplateParts {
  const others = fields.filter((one) => !isTitle(one));
  const listed = others.filter(({ kind }) => kinds[kind].isListed).slice(0, mostColumns(isScoped));
  const sorted = listed.filter(({ kind }) => kinds[kind].isSorted);
  const unique = fields.filter(({ isUnique }) => isUnique);
  const references = fields.filter(({ target }) => target);
  const withChoices = fields.filter((one) => one.choices.length > 0);
  const tests = testParts(names, fields, sorted);
  const table = names.plural.camel;
  return {
    conditions: {
      ...tests.conditions,
      scoped: isScoped,
      references: references.length > 0,
      choices: withChoices.length > 0,
    },
    texts: {
      ...tests.texts,
      choices: lines(withChoices, (one) => field.choicesLine(one, names)),
      choiceNames: list(withChoices, (one) => choicesName(one, names)),
      schema: lines(fields, (one) => field.schemaLine(one, names)),
      answered: lines(references, answeredLines),
      listed: lines(listed, (one) =>
        answeredNames(one)
          .map((name) => `${name}: true,`)
          .join(' '),
      ),
      sorts: lines(sorted, ({ property }) => `'${property}',`),
      columns: lines(fields, (one) => field.columnLine(one, names)),
      searched: list(
        fields.filter(({ kind }) => kinds[kind].isSearched),
        (one) => `'${columnOf(one)}'`,
      ),
      uniqueIndexes: lines(unique, (one) => field.uniqueIndexLine(one, names)),
      scopedSortIndexes: lines(sorted, (one) => field.scopedSortIndexLine(one, names)),
      sortIndexes: lines(sorted, (one) => field.sortIndexLine(one, names)),
      referenceIndexes: lines(references, (one) => field.referenceIndexLine(one, names)),
      referredTables: list(references, ({ target }) => (target?.isUser ? '' : `${target?.key}`)),
      schemaImports: lines(
        distinct(references.map(({ target }) => `${target?.feature} ${target?.key}`)),
        (words) => `import { ${words.split(' ')[1]} } from './${words.split(' ')[0]}.ts';`,
      ),
      referredNames: lines(references, (one) => field.referredNameLine(one, names)),
      listedColumns: lines(listed, ({ name, property, target }) =>
        [`${property}: ${table}.${property},`, ...(target ? [`${name}: names.${name},`] : [])].join('\n'),
      ),
      sortColumns: lines(sorted, ({ property }) => `${property}: ${table}.${property},`),
      sortDirections: lines(
        sorted,
        ({ property, kind }) => `${property}: '${kind === 'number' ? 'ascending' : 'descending'}',`,
      ),
      keys: key ? `keys: ['g', '${key}'],` : '',
      requireScope: isScoped ? 'requireScope' : 'requirePermission',
      requireScopeForIds: isScoped ? 'requireScopeForIds' : 'requirePermission',
      fields: lines(fields, (one) => field.fieldLine(one, names)),
      listedNames: list(listed, ({ property }) => `'${property}'`),
    },
  };
}

/** What answers hold of a field. */
function answeredNames({ name, property }: Field): string[] {
  return distinct([property, name]);
}

/** What answers hold beside the fields: the name of what one refers to, and null where it was lost. */
function answeredLines(reference: Field): string {
  const { name, property, isRequired, kind } = reference;
  const isLost = isRequired && kinds[kind].canBeLost?.(reference);
  return [
    ...(isLost ? ['/** Null once the user is deleted. */', `${property}: z.nullable(z.string()),`] : []),
    `/** Name of what ${property} refers to. */`,
    `${name}: z.nullable(z.string()),`,
  ].join('\n');
}

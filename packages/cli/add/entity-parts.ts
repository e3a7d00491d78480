import { choicesName, columnOf, type Field } from './field.ts';
import * as field from './field-lines.ts';
import type { TemplateParts } from './fill-template.ts';
import { kinds } from './kinds.ts';
import { distinct, lines, list } from './lines.ts';
import type { EntityNames } from './names.ts';
import type { EntityScope } from './organization-scope/entity-scope.ts';
import { testParts } from './test-parts.ts';

/** What `npm run add -- entity` was asked for. */
export interface Entity {
  names: EntityNames;
  /** The name among them. */
  fields: readonly Field[];
  /** Its icon in navigation and palette, as lucide names it. */
  icon?: string | undefined;
  /** The second key of the shortcut to its list, after G; undefined where all are taken. */
  key: string | undefined;
  scope?: EntityScope | undefined;
}

/**
 * As many columns as a list has room for, beside the name and the last change. For managers those of organizations have
 * one more, with the organization.
 */
const mostColumns = { installation: 4, organization: 3 };

/** What the templates of an entity leave open. */
export function entityParts({ names, fields, key, scope = 'installation' }: Entity): TemplateParts {
  const others = fields.filter(({ name }) => name !== 'name');
  const listed = others.filter(({ kind }) => kinds[kind].isListed).slice(0, mostColumns[scope]);
  const sorted = listed.filter(({ kind }) => kinds[kind].isSorted);
  const unique = fields.filter(({ isUnique }) => isUnique);
  const references = fields.filter(({ target }) => target);
  const choices = fields.filter(({ kind }) => kind === 'choice');
  const withChoices = fields.filter((one) => one.choices.length > 0);
  const tests = testParts(names, fields, sorted);
  const table = names.plural.camel;
  return {
    conditions: {
      ...tests.conditions,
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
      loadedReferences: lines(
        distinct(references.map(({ target }) => `${target?.key}`)),
        (operations) => `loadQuery(services, (api) => firstReferences(api.${operations})),`,
      ),
      formKinds: lines(fields, field.formKindLine),
      toggle: fields.some(({ kind }) => kinds[kind].isToggle) ? ', Toggle' : '',
      controls: lines(fields, (one) => field.controlLines(one, names)),
      initial: list(
        choices.filter(({ isRequired }) => isRequired),
        ({ property, choices: [first] }) => `${property}: '${first}'`,
      ),
      fieldHeights: fields.map(({ kind }) => `'${kinds[kind].height}'`).join(', '),
      // Beside those of the fields: changed, added, identifier.
      factCount: String(others.length + 3),
      facts: lines(others, (one) => field.factLines(one, names, names.singular.camel)),
      listColumns: lines(listed, (one, place) => field.listColumnLines(one, names, place)),
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

import { columnOf, type Field } from './field.ts';
import type { TemplateParts } from './fill-template.ts';
import { kinds } from './kinds.ts';
import { distinct, lines, list } from './lines.ts';
import type { EntityNames } from './names.ts';
import { newId } from './reference-kind.ts';

interface Narrowing {
  sorted: readonly Field[];
  filtered: readonly Field[];
}

/** Parts that the tests among the templates leave open. */
export function testParts(
  names: EntityNames,
  fields: readonly Field[],
  { sorted, filtered }: Narrowing,
): TemplateParts {
  const required = fields.filter(({ isRequired }) => isRequired);
  const unique = fields.filter(({ isUnique }) => isUnique);
  const references = fields.filter(({ target }) => target);
  const withValues = fields.filter(({ kind }) => kinds[kind].test.values);
  const emails = fields.filter(({ kind }) => kind === 'email');
  const byValue = filtered.filter(({ target }) => !target);
  const first = (field: Field) => kinds[field.kind].test.first(field);
  const second = (field: Field) => kinds[field.kind].test.second(field);
  return {
    conditions: {
      emails: emails.length > 0,
      values: withValues.length > 0,
      requiredReferences: required.some(({ target }) => target),
      uniques: unique.length > 0,
      sorts: sorted.length > 0,
      filteredValues: byValue.length > 0,
    },
    texts: {
      referredFeatures: lines(
        distinct(
          references.flatMap(({ target }) => (target?.isUser ? [] : [`${target?.feature} ${target?.key}`])),
        ),
        (words) =>
          `import { feature as ${words.split(' ')[1]} } from '#tests/features/${words.split(' ')[0]}.ts';`,
      ),
      emailColumns: list(emails, (field) => `'${names.plural.snake}.${columnOf(field)}'`),
      values: lines(
        withValues,
        (field) => `${field.property}: ${kinds[field.kind].test.values?.(field, names)},`,
      ),
      newValues: list(required, (field) => `${field.property}: ${newValue(field)}`),
      sample: lines(fields, (field) => (field.target ? '' : `${field.property}: ${first(field)},`)),
      invalid: lines(fields, (field) => `['${field.property}', ${kinds[field.kind].test.invalid(field)}],`),
      uniques: lines(unique, (field) => `['${field.property}', ${first(field)}],`),
      sortedValues: lines(sorted, (field) => `['${field.property}', ${first(field)}, ${second(field)}],`),
      filteredValues: lines(
        byValue,
        (field) => `['${field.property}', ${queryOf(field)}, ${first(field)}, ${second(field)}],`,
      ),
    },
  };
}

/** Address of the list that shows the first value alone. */
function queryOf(field: Field): string {
  const value = kinds[field.kind].test.first(field).replaceAll("'", '');
  return `'${field.property}${field.kind === 'date' ? 'To' : ''}=${value}'`;
}

/** In test data of all features, where several records have it at once. */
function newValue(field: Field): string {
  if (field.target) return newId(field);
  const { fresh, first } = kinds[field.kind].test;
  return field.isUnique && fresh ? fresh : first(field);
}

import { columnOf, type Field, isTitle, labelOf, phraseOf } from './field.ts';
import type { TemplateParts } from './fill-template.ts';
import { kinds } from './kinds.ts';
import { distinct, lines, list } from './lines.ts';
import { capitalize, type EntityNames } from './names.ts';
import { newId } from './reference-kind.ts';

/** What the tests among the templates leave open. */
export function testParts(
  { plural }: EntityNames,
  fields: readonly Field[],
  sorted: readonly Field[],
): TemplateParts {
  const others = fields.filter((field) => !isTitle(field));
  const title = fields.filter(isTitle);
  const required = fields.filter(({ isRequired }) => isRequired);
  const unique = fields.filter(({ isUnique }) => isUnique);
  const references = fields.filter(({ target }) => target);
  const emails = fields.filter(({ kind }) => kind === 'email');
  const ids = references.flatMap((field) =>
    field.isRequired ? [field.property, otherId(field)] : [field.property],
  );
  return {
    conditions: {
      emails: emails.length > 0,
      requiredReferences: required.some(({ target }) => target),
      uniques: unique.length > 0,
      sorts: sorted.length > 0,
      typed: fields.every(isTyped),
    },
    texts: {
      referredFeatures: lines(
        distinct(
          references.flatMap(({ target }) => (target?.isUser ? [] : [`${target?.feature} ${target?.key}`])),
        ),
        (words) =>
          `import { feature as ${words.split(' ')[1]} } from '#tests/features/${words.split(' ')[0]}.ts';`,
      ),
      emailColumns: list(emails, (field) => `'${plural.snake}.${columnOf(field)}'`),
      values: lines(
        references,
        (field) =>
          `${field.property}: [${newId(field, 'services')}, ${field.isRequired ? newOtherId(field, 'services') : 'null'}],`,
      ),
      newValues: list(required, (field) => `${field.property}: ${newValue(field)}`),
      sampleIds: lines(ids, (id) => `let ${id}: string;`),
      readSampleIds: lines(references, (field) => {
        const services = '{ server: () => server, admin: () => admin }';
        const first = `${field.property} = ${newId(field, services)};`;
        return field.isRequired ? `${first}\n${otherId(field)} = ${newOtherId(field, services)};` : first;
      }),
      sample: lines(others, (field) => {
        const value = kinds[field.kind].test.sample(field);
        return value === field.property ? `${value},` : `${field.property}: ${value},`;
      }),
      change: lines(fields, (field) => `${field.property}: ${kinds[field.kind].test.change(field)},`),
      invalid: lines(fields, (field) => `['${field.property}', ${kinds[field.kind].test.invalid(field)}],`),
      uniqueNames: list(unique, ({ property }) => `'${property}'`),
      sortNames: list(sorted, ({ property }) => `'${property}'`),
      posted: lines(fields, (field) =>
        lines(
          Object.entries(kinds[field.kind].test.posted(field)),
          ([name, value]) => `${name.includes('.') ? `'${name}'` : name}: ${value},`,
        ),
      ),
      shown: lines(others, (field) => {
        const text = kinds[field.kind].test.shown(field);
        return text ? `${text},` : '';
      }),
      titleLabel: list(title, labelOf),
      titlePhrase: list(title, phraseOf),
      freshValues: lines(unique, ({ property, kind }) => `['${property}', () => ${kinds[kind].test.fresh}],`),
      typedValues: lines(required.filter(isText), (field) => {
        const { [field.property]: value } = kinds[field.kind].test.posted(field);
        return `await page.getByLabel('${labelOf(field)}', { exact: true }).fill(${value});`;
      }),
      offered: lines(references, (field) => {
        const found = field.target?.isUser ? '[expect.stringContaining(person.email)]' : '[]';
        return `expect(await offered('${labelOf(field)}')).toEqual(${found});`;
      }),
      foreignValues: lines(references, (field) => {
        const id = newId(field, '{ server: () => server, admin: () => other }');
        return `['${field.property}', async () => ${id.replace('idOf(admin)', 'idOf(other)')}],`;
      }),
    },
  };
}

/** Whether a browser test can fill it in by typing, if it has to. */
function isTyped(field: Field): boolean {
  return !field.isRequired || isText(field) || field.kind === 'choice' || field.kind === 'boolean';
}

function isText({ kind }: Field): boolean {
  return ['text', 'longtext', 'link', 'email', 'number'].includes(kind);
}

/** In test data of all features, where several records have it at once. */
function newValue(field: Field): string {
  if (field.target) return newId(field, 'services');
  const { fresh, sample } = kinds[field.kind].test;
  return field.isUnique && fresh ? fresh : sample(field);
}

function otherId({ property }: Field): string {
  return `other${capitalize(property)}`;
}

function newOtherId(field: Field, services: string): string {
  if (!field.target?.isUser) return newId(field, services);
  const server = services === 'services' ? 'services.server()' : 'server';
  return `await idOf(await signInUser(${server}, 'another@example.com', 'Ada Byron'))`;
}

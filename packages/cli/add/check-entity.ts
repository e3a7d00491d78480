import { StartupError } from '../../../server/config/startup-error.ts';
import { knownFeatures, type Project } from './features.ts';
import { columnOf, type Field } from './field.ts';
import type { EntityNames } from './names.ts';
import { keptWords, wordsOfSources } from './reserved-words.ts';

/** PostgreSQL cuts longer names of indexes and constraints. */
const longestIdentifier = 63;

/**
 * @param given the names as they were given, one and several
 * @throws {StartupError} where the name of an entity cannot be used, or its fields make no record
 */
export function checkEntity(
  given: readonly string[],
  { singular, plural }: EntityNames,
  fields: readonly Field[],
  project: Project,
): void {
  const errors: string[] = [];
  for (const name of given) {
    if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name) || name.length > 30) {
      errors.push(
        `'${name}' is no name of an entity: up to 30 small letters and hyphens, such as purchase-order.`,
      );
    }
  }
  if (singular.kebab === plural.kebab) {
    errors.push(`'${singular.kebab}' needs another word for several: --plural.`);
  }
  if (keptWords.has(singular.snake) || keptWords.has(plural.snake)) {
    errors.push(`'${singular.kebab}' is a reserved word of TypeScript or SQL. Choose another name.`);
  }
  if (wordsOfSources.has(singular.camel) || wordsOfSources.has(plural.camel)) {
    errors.push(
      `The sources use '${singular.kebab}' for something else. Choose a longer name, such as lending-${singular.kebab}.`,
    );
  }
  const [taken] = takenBy({ singular, plural }, project);
  if (taken)
    errors.push(`The name '${singular.kebab}' is taken: ${taken}. Choose another, or give --plural.`);
  if (!fields.some(({ isTitle, isRequired }) => isTitle && isRequired)) {
    errors.push(
      "Every record is called by a text that lists, links and searches show: add 'name:text!', or another required text, such as 'title:text!'.",
    );
  }
  for (const field of fields) {
    const index = `${plural.snake}_${columnOf(field)}_unique`;
    const foreignKey = field.target ? `${plural.snake}_${columnOf(field)}_${field.target.feature}_id_fk` : '';
    if (Math.max(index.length, foreignKey.length) > longestIdentifier) {
      errors.push(
        `${field.name}: together with the name of the entity it is too long for an index. Shorten one.`,
      );
    }
  }
  if (errors.length > 0) throw new StartupError(errors.join('\n'));
}

function takenBy({ singular, plural }: EntityNames, project: Project): string[] {
  const { files, read } = project;
  const features = knownFeatures(project);
  const tables = read('server/database/schema/index.ts');
  const resources = [
    'user',
    'account',
    'session',
    'apps',
    ...features.flatMap((feature) => feature.resources),
  ];
  const isThere = (folder: string) => files.find((file) => file.startsWith(folder));
  const found = [
    resources.includes(singular.camel) ? `permissions of '${singular.camel}' exist` : undefined,
    new RegExp(`\\b${plural.camel}\\b`).test(tables) ? `a table '${plural.camel}' exists` : undefined,
    isThere(`contract/${plural.kebab}/`),
    isThere(`server/${plural.kebab}/`),
    isThere(`renderer/features/${plural.kebab}/`),
    isThere(`contract/features/${plural.kebab}.ts`),
    isThere(`server/database/schema/${plural.kebab}.ts`),
    isThere(`locales/en/${plural.kebab}.json`),
    isThere(`locales/en/${plural.kebab}-area.json`),
    isThere(`tests/features/${plural.kebab}.ts`),
  ];
  return found.filter((path) => path !== undefined);
}

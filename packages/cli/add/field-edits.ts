import { type Node, parseSource } from '../../../scripts/parse-source.ts';
import { extendCall, extendCollection, extendList, extendProperty, isCallOf } from './extend-list.ts';
import { choicesName, columnOf, type Field } from './field.ts';
import * as write from './field-lines.ts';
import { kinds } from './kinds.ts';
import type { EntityNames } from './names.ts';
import { neededImports } from './needed-imports.ts';
import { findNodes } from './syntax-tree.ts';

/** A field that an entity gets later, and the entity. */
export interface AddedField {
  field: Field;
  names: EntityNames;
}

/** How a source changes. It gets its path and its text. */
type Edit = (path: string, text: string) => string;

/** The sources that name each field of an entity, with what a further one changes in them. */
export function fieldEdits(added: AddedField): Map<string, Edit> {
  const { singular, plural } = added.names;
  const { choices, target } = added.field;
  return new Map<string, Edit>([
    [`contract/${plural.kebab}/${singular.kebab}-input.ts`, (path, text) => addToSchema(path, text, added)],
    [`server/database/schema/${plural.kebab}.ts`, (path, text) => addToTable(path, text, added)],
    [
      `renderer/features/${plural.kebab}/${singular.kebab}-entity.ts`,
      (path, text) => addToFields(path, text, added),
    ],
    ...(target || choices.length > 0
      ? ([
          [
            `contract/${plural.kebab}/${singular.kebab}-facts.ts`,
            (path, text) => addToFacts(path, text, added),
          ],
        ] satisfies [string, Edit][])
      : []),
    ...(target
      ? ([[`server/${plural.kebab}/feature.ts`, (path, text) => addToNames(path, text, added)]] satisfies [
          string,
          Edit,
        ][])
      : []),
  ]);
}

function addToFacts(path: string, text: string, { field, names }: AddedField): string {
  if (!field.target) return `${text}\n${write.choicesLine(field, names)}`;
  const list = `${names.singular.camel}Facts`;
  const entry = `'${field.name}'`;
  return extendProperty(path, text, { imports: '', list, entry, property: 'names', isArray: true });
}

function addToSchema(path: string, text: string, added: AddedField): string {
  const { field, names } = added;
  // Callers that do not know the field yet leave it out.
  const entry =
    field.kind === 'choice' && field.isRequired
      ? `${field.property}: z._default(z.enum(${choicesName(field, names)}), '${field.choices[0]}')`
      : withoutComma(write.schemaLine(field, names));
  const imports = neededImports('contract/stock-items/stock-item-input.ts', added, entry, text);
  // Of an entity with CSV files, whose lines have less than its input.
  const line = `${names.singular.camel}LineSchema`;
  const list = text.includes(`const ${line} =`) ? line : `${names.singular.camel}InputSchema`;
  return extendList(path, text, { imports, list, entry });
}

function addToTable(path: string, text: string, added: AddedField): string {
  const { field, names } = added;
  // Records that exist get it.
  const value = field.kind === 'choice' && field.isRequired ? `.default('${field.choices[0]}')` : '';
  const entry = `${withoutComma(write.columnLine(field, names))}${value}`;
  const constraints = [
    ...(field.isUnique ? [write.uniqueIndexLine(field, names)] : []),
    ...(field.choices.length > 0 ? [write.checkLine(field, names)] : []),
    ...(field.target ? [write.referenceIndexLine(field, names)] : []),
  ].map(withoutComma);
  const code = [entry, ...constraints].join('\n');
  const imports = neededImports('server/database/schema/stock-items.ts', added, code, text);
  const list = { imports: '', list: names.plural.camel, entry, before: 'createdAt: createdAt()' };
  let changed = extendList(path, text, list);
  if (kinds[field.kind].isSearched) changed = extendCall(path, changed, 'search', `'${columnOf(field)}'`);
  for (const constraint of constraints) {
    const [call] = findNodes(parseSource(path, changed).body, isCallOf('pgTable'));
    const [, , listed] = (call?.arguments ?? []) as Node[];
    const [array] = findNodes(listed, ({ type }) => type === 'ArrayExpression');
    if (array) changed = extendCollection(changed, array, constraint);
  }
  return `${imports}\n${changed}`;
}

function addToFields(path: string, text: string, added: AddedField): string {
  const entry = withoutComma(write.fieldLine(added.field, added.names));
  const imports = neededImports('renderer/features/stock-items/stock-item-entity.ts', added, entry, text);
  const list = `${added.names.singular.camel}Entity`;
  return extendProperty(path, text, { imports, list, property: 'fields', isArray: false, entry });
}

function addToNames(path: string, text: string, added: AddedField): string {
  const entry = withoutComma(write.referredNameLine(added.field));
  const imports = neededImports('server/stock-items/feature.ts', added, entry, text);
  return extendList(path, text, { imports, list: 'names', entry });
}

/** The facts for tests over all features, of fields whose values these cannot make from the schema. */
export function addToTestedFeature(path: string, text: string, { field, names }: AddedField): string {
  const list = 'feature';
  if (field.kind === 'email') {
    const entry = `'${names.plural.snake}.${columnOf(field)}'`;
    return extendProperty(path, text, {
      imports: '',
      list,
      property: 'otherAddresses',
      isArray: true,
      entry,
    });
  }
  const values = kinds[field.kind].test.values?.(field, names);
  if (!values) return text;
  const entry = `${field.property}: ${values}`;
  const { target } = field;
  const feature =
    target && `import { feature as ${target.key} } from '#tests/features/${target.feature}.ts';`;
  const imports = [
    neededImports('tests/features/stock-items.ts', { field, names }, entry, text),
    !feature || target.isUser || text.includes(feature) ? '' : feature,
  ].join('\n');
  return /^\s*values: /m.test(text)
    ? extendProperty(path, text, { imports, list, property: 'values', isArray: false, entry })
    : extendList(path, text, { imports, list, entry: `values: async (services) => ({ ${entry} })` });
}

function withoutComma(line: string): string {
  return line.replace(/,$/, '');
}

import { type Node, parseSource } from '../../../scripts/parse-source.ts';
import { extendCollection, extendList } from './extend-list.ts';
import { choicesName, type Field } from './field.ts';
import * as write from './field-lines.ts';
import type { EntityNames } from './names.ts';
import { neededImports } from './needed-imports.ts';
import { findNodes } from './syntax-tree.ts';

/** A field that an entity gets later, and the entity. */
export interface AddedField {
  field: Field;
  names: EntityNames;
}

/** How a source changes. It gets its path and its text. */
export type Edit = (path: string, text: string) => string;

/** The sources that name each field of an entity, with what a further one changes in them. */
export function fieldEdits(added: AddedField): Map<string, Edit> {
  const { singular, plural } = added.names;
  return new Map<string, Edit>([
    [`contract/${plural.kebab}/${singular.kebab}-input.ts`, (path, text) => addToSchema(path, text, added)],
    [`server/database/schema/${plural.kebab}.ts`, (path, text) => addToTable(path, text, added)],
    [
      `renderer/features/${plural.kebab}/${singular.kebab}-entity.ts`,
      (path, text) => addToFields(path, text, added),
    ],
  ]);
}

function addToSchema(path: string, text: string, added: AddedField): string {
  const { field, names } = added;
  // Callers that do not know the field yet leave it out.
  const entry =
    field.kind === 'choice' && field.isRequired
      ? `${field.property}: z._default(z.enum(${choicesName(field, names)}), '${field.choices[0]}')`
      : withoutComma(write.schemaLine(field, names));
  const imports = neededImports('contract/stock-items/stock-item-input.ts', added, entry, text);
  return extendList(path, text, { imports, list: `${names.singular.camel}InputSchema`, entry });
}

function addToTable(path: string, text: string, added: AddedField): string {
  const { field, names } = added;
  const table = names.plural.camel;
  // Records that exist get it.
  const value = field.kind === 'choice' && field.isRequired ? `.default('${field.choices[0]}')` : '';
  const entry = `${withoutComma(write.columnLine(field, names))}${value}`;
  const indexes = [
    ...(field.isUnique ? [write.uniqueIndexLine(field, names)] : []),
    ...(field.target ? [write.referenceIndexLine(field, names)] : []),
  ].map(withoutComma);
  const code = [entry, ...indexes].join('\n');
  const imports = neededImports('server/database/schema/stock-items.ts', added, code, text);
  const before = 'createdAt: createdAt()';
  const withColumn = extendList(path, text, { imports: '', list: table, entry, before });
  const withIndexes = indexes.reduce((current, index) => {
    const [call] = findNodes(parseSource(path, current).body, isCallOf('pgTable'));
    const [, , list] = (call?.arguments ?? []) as Node[];
    const [array] = findNodes(list, ({ type }) => type === 'ArrayExpression');
    return array ? extendCollection(current, array, index) : current;
  }, withColumn);
  return `${imports}\n${withIndexes}`;
}

function addToFields(path: string, text: string, added: AddedField): string {
  const entry = withoutComma(write.fieldLine(added.field, added.names));
  const imports = neededImports('renderer/features/stock-items/stock-item-entity.ts', added, entry, text);
  return extendList(path, text, { imports, list: 'fields', entry });
}

function isCallOf(name: string): (node: Node) => boolean {
  return ({ type, callee }) => type === 'CallExpression' && (callee as Node).name === name;
}

export function withoutComma(line: string): string {
  return line.replace(/,$/, '');
}

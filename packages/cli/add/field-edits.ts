import { type Node, parseSource } from '../../../scripts/parse-source.ts';
import { extendCollection, extendList } from './extend-list.ts';
import { choicesName, type Field } from './field.ts';
import * as write from './field-lines.ts';
import { kinds } from './kinds.ts';
import type { EntityNames } from './names.ts';
import { neededImports } from './needed-imports.ts';
import { findNodes, insertAt } from './syntax-tree.ts';

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
  const feature = `renderer/features/${plural.kebab}`;
  return new Map<string, Edit>([
    [`contract/${plural.kebab}/${singular.kebab}-input.ts`, (path, text) => addToSchema(path, text, added)],
    [`server/database/schema/${plural.kebab}.ts`, (path, text) => addToTable(path, text, added)],
    [`${feature}/${singular.kebab}-fields.tsx`, (path, text) => addToForm(path, text, added)],
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

function addToForm(path: string, text: string, added: AddedField): string {
  const { field, names } = added;
  const control = write.controlLines(field, names);
  const entry = withoutComma(write.formKindLine(field));
  const imports = neededImports(
    'renderer/features/stock-items/stock-item-fields.tsx',
    added,
    `${entry}\n${control}`,
    text,
  );
  const withKind = extendList(path, text, { imports, list: `${names.singular.camel}Form`, entry });
  const withControl = addControl(path, withKind, `${names.singular.pascal}Fields`, control);
  return kinds[field.kind].isToggle
    ? withControl.replace(/const \{ Field \} =/, 'const { Field, Toggle } =')
    : withControl;
}

/** Below the other controls. @param component the name of the one that holds them */
function addControl(path: string, text: string, component: string, control: string): string {
  const [fields] = findNodes(
    parseSource(path, text).body,
    ({ type, id }) => type === 'FunctionDeclaration' && (id as Node).name === component,
  );
  const [fragment] = findNodes(fields, ({ type }) => type === 'JSXFragment');
  if (fragment) return insertAt(text, (fragment.closingFragment as Node).start, `${control}\n`);
  const [only] = findNodes(fields, ({ type }) => type === 'JSXElement');
  if (!only) throw new Error(`${path} has no ${component} with fields`);
  return insertAt(insertAt(text, only.end, `\n${control}</>`), only.start, '<>');
}

/** Adds the field to the facts on a page, wherever one shows those of a record. */
export function addToFacts(path: string, text: string, added: AddedField): string {
  const { field, names } = added;
  const facts = findNodes(
    parseSource(path, text).body,
    ({ type, openingElement }) =>
      type === 'JSXElement' && ((openingElement as Node).name as Node).name === 'RecordFacts',
  );
  if (facts.length === 0) return text;
  const changed = facts.toReversed().reduce((current, element) => {
    const opening = element.openingElement as Node;
    const [record] = findNodes(
      opening.attributes,
      ({ type, name }) => type === 'JSXAttribute' && (name as Node).name === 'record',
    );
    const value = (record?.value as Node | undefined)?.expression as Node | undefined;
    if (!value) return current;
    const fact = write.factLines(field, names, text.slice(value.start, value.end));
    const closing = element.closingElement as Node | null;
    if (closing) return insertAt(current, closing.start, `${fact}\n`);
    return `${current.slice(0, opening.end).replace(/\/>$/, '>')}\n${fact}\n</RecordFacts>${current.slice(opening.end)}`;
  }, text);
  const code = write.factLines(field, names, 'record');
  return `${neededImports('renderer/features/stock-items/stock-item-page.tsx', added, code, text)}\n${changed}`;
}

/** One more place in the form while it comes. */
export function addHeight(path: string, text: string, { field }: AddedField): string {
  const [heights] = findNodes(
    parseSource(path, text).body,
    ({ type, name }) => type === 'JSXAttribute' && (name as Node).name === 'fieldHeights',
  );
  const [list] = findNodes(heights, ({ type }) => type === 'ArrayExpression');
  return list ? extendCollection(text, list, `'${kinds[field.kind].height}'`) : text;
}

function isCallOf(name: string): (node: Node) => boolean {
  return ({ type, callee }) => type === 'CallExpression' && (callee as Node).name === name;
}

export function withoutComma(line: string): string {
  return line.replace(/,$/, '');
}

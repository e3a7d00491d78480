import { choicesName, columnOf, type Field } from './field.ts';
import { kinds } from './kinds.ts';
import type { EntityNames } from './names.ts';

/* What the sources of an entity say of one of its fields, whether it is new or comes later. */

export function schemaLine(field: Field, names: EntityNames): string {
  const { schema, optional } = kinds[field.kind];
  return `${field.property}: ${field.isRequired ? schema(field, names) : optional(field, names)},`;
}

export function choicesLine(field: Field, names: EntityNames): string {
  const what = field.kind === 'money' ? 'The currencies' : 'The choices';
  const values = field.choices.map((choice) => `'${choice}'`).join(', ');
  return `/** ${what} of ${field.name}; pages show them without the rules of the fields. */
export const ${choicesName(field, names)} = [${values}] as const;
`;
}

export function columnLine(field: Field, names: EntityNames): string {
  const { column, canBeLost } = kinds[field.kind];
  const isNeeded = field.isRequired && field.kind !== 'boolean' && !canBeLost?.(field);
  return `${field.property}: ${column(field, names)}${isNeeded ? '.notNull()' : ''},`;
}

export function uniqueIndexLine(field: Field, names: EntityNames): string {
  const column = `table.${field.property}`;
  // As people compare: without case, and NFC because one letter may have two encodings.
  const value = kinds[field.kind].isSearched ? `sql\`lower(normalize(\${${column}}, nfc))\`` : column;
  return `uniqueIndex('${indexName(field, names, 'unique')}').on(${value}),`;
}

export function sortIndexLine(field: Field, names: EntityNames): string {
  return `index('${indexName(field, names, 'index')}').on(sortKey(table.${field.property}), table.id),`;
}

export function referenceIndexLine(field: Field, names: EntityNames): string {
  return `index('${indexName(field, names, 'index')}').on(table.${field.property}),`;
}

export function indexName(field: Field, { plural }: EntityNames, kind: 'index' | 'unique'): string {
  return `${plural.snake}_${columnOf(field)}_${kind}`;
}

export function referredNameLine({ name, property, target }: Field, { plural }: EntityNames): string {
  const reference = `${plural.camel}.${property}`;
  return `${name}: ${target?.isUser ? `referredUser(${reference})` : `referredName(${reference}, ${target?.key})`},`;
}

export function formKindLine(field: Field): string {
  return `${field.property}: ${kinds[field.kind].formKind(field)},`;
}

export function controlLines(field: Field, names: EntityNames): string {
  const { control, isToggle } = kinds[field.kind];
  if (isToggle) return control(field, names);
  const { property } = field;
  const isFirst = property === 'name' ? ' autoFocus' : '';
  const isOptional = field.isRequired ? '' : ' optional';
  const part = { money: 'currency', time: 'zone', reference: 'label' }[field.kind as string];
  return `<Field name="${property}" label={t('form.${property}')}${isFirst}${isOptional}>
  {(control${part ? `, { ${part} }` : ''}) => ${control(field, names)}}
</Field>`;
}

/** @param record the record as an expression */
export function factLines(field: Field, names: EntityNames, record: string): string {
  const { property } = field;
  return `<FieldFact name="${names.plural.kebab}:form.${property}" of={${record}.${property}}>
  ${kinds[field.kind].value(field, `${record}.${property}`, names)}
</FieldFact>`;
}

/** Where a column gives way, by its place: the first stays longest. */
const wideOnly = ['true', "'lg'", "'lg'", "'xl'"];

export function listColumnLines(field: Field, names: EntityNames, place: number): string {
  const { isSorted, value } = kinds[field.kind];
  const { property } = field;
  const row = names.singular.camel;
  return `{
  key: '${property}',
  head: t('form.${property}'),
${isSorted ? `  sort: '${property}',\n` : ''}  width: 'w-[15%]',
  optional: true,
  wideOnly: ${wideOnly[place]},
  className: 'truncate',
  cell: (${row}) => ${value(field, `${row}.${property}`, names)},
},`;
}

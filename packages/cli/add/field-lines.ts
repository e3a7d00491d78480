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
  const scope = field.isScoped ? 'scopeKey(table), ' : '';
  return `uniqueIndex('${indexName(field, names, 'unique')}').on(${scope}${value}),`;
}

export function sortIndexLine(field: Field, names: EntityNames): string {
  return `index('${indexName(field, names, 'index')}').on(sortKey(table.${field.property}), table.id),`;
}

/** The same order among the rows of one organization. */
export function scopedSortIndexLine(field: Field, { plural }: EntityNames): string {
  return `scopeIndex('${plural.snake}_scope_${columnOf(field)}_index', table, sortKey(table.${field.property}), table.id),`;
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

/** As the renderer has it, which knows its kind. */
export function fieldLine(field: Field, names: EntityNames): string {
  const parts = [
    `kind: '${field.kind}'`,
    kinds[field.kind].details?.(field, names),
    field.isRequired && field.kind !== 'boolean' ? 'required: true' : undefined,
  ];
  return `${field.property}: { ${parts.filter(Boolean).join(', ')} },`;
}

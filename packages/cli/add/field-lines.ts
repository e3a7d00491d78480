import { choicesName, columnOf, type Field } from './field.ts';
import { kinds } from './kinds.ts';
import { lines } from './lines.ts';
import { capitalize, type EntityNames } from './names.ts';

/* Code for one field of an entity in its sources, whether the entity is new or the field comes later. */

export function schemaLine(field: Field, names: EntityNames): string {
  const { schema, optional } = kinds[field.kind];
  return `${field.property}: ${field.isRequired ? schema(field, names) : optional(field, names)},`;
}

export function choicesLine(field: Field, names: EntityNames): string {
  const what = field.kind === 'money' ? 'Currencies' : 'Choices';
  const values = field.choices.map((choice) => `'${choice}'`).join(', ');
  return `/** ${what} of ${field.name}; pages show them without the rules of the fields. */
export const ${choicesName(field, names)} = [${values}] as const;
`;
}

export function columnLine(field: Field, names: EntityNames): string {
  const { column } = kinds[field.kind];
  const isNeeded = field.isRequired && field.kind !== 'boolean';
  const end = isNeeded ? '.notNull(),' : ',';
  const columns = column(field, names);
  if (typeof columns === 'string') return `${field.property}: ${columns}${end}`;
  return lines(Object.entries(columns), ([part, code]) => `'${field.property}.${part}': ${code}${end}`);
}

export function uniqueIndexLine(field: Field, names: EntityNames): string {
  const column = `table.${field.property}`;
  // As people compare: without case, and NFC because one letter may have two encodings.
  const value = kinds[field.kind].isSearched ? `sql\`lower(normalize(\${${column}}, nfc))\`` : column;
  const scope = field.isScoped ? 'scopeKey(table), ' : '';
  return `uniqueIndex('${indexName(field, names, 'unique')}').on(${scope}${value}),`;
}

/** Column by which lists are sorted: of texts and money one of its own. */
export function sortColumn(field: Field): string {
  return kinds[field.kind].sortColumn ? `sort${capitalize(field.property)}` : field.property;
}

export function sortColumnLine(field: Field): string {
  const make = kinds[field.kind].sortColumn;
  return make ? `${sortColumn(field)}: ${make}('${columnOf(field)}'),` : '';
}

export function sortIndexLine(field: Field, { plural }: EntityNames): string {
  return `index('${plural.snake}_${columnOf(field)}_index').on(${sortExpression(field)}, table.id),`;
}

/** The same order among the rows of one organization. */
export function scopedSortIndexLine(field: Field, { plural }: EntityNames): string {
  return `scopeIndex('${plural.snake}_scope_${columnOf(field)}_index', table, ${sortExpression(field)}, table.id),`;
}

function sortExpression(field: Field): string {
  const column = `table.${sortColumn(field)}`;
  return kinds[field.kind].sortColumn ? column : `sortKey(${column})`;
}

export function checkLine(field: Field, names: EntityNames): string {
  const condition = kinds[field.kind].check?.(field, names);
  return condition ? `check('${names.plural.snake}_${columnOf(field)}_check', ${condition}),` : '';
}

export function referenceIndexLine(field: Field, names: EntityNames): string {
  return `index('${indexName(field, names, 'index')}').on(table.${field.property}),`;
}

function indexName(field: Field, { plural }: EntityNames, kind: 'index' | 'unique'): string {
  return `${plural.snake}_${columnOf(field)}_${kind}`;
}

export function referredNameLine({ name, property, target }: Field): string {
  const reference = `table.${property}`;
  return `${name}: ${target?.isUser ? `referredUser(${reference})` : `referredName(${reference}, ${target?.key}.${target?.named})`},`;
}

/** As the renderer has it, which knows its kind. */
export function fieldLine(field: Field, names: EntityNames): string {
  const { field: known } = kinds[field.kind];
  if (known) return `${field.property}: ${known},`;
  const parts = [
    `kind: '${field.kind}'`,
    kinds[field.kind].details?.(field, names),
    field.isRequired && field.kind !== 'boolean' ? 'required: true' : undefined,
  ];
  return `${field.property}: { ${parts.filter(Boolean).join(', ')} },`;
}

import type { ApiDocument, Schema } from '../api-document.ts';
import { referenceOf, resolveSchema } from './resolve-schema.ts';
import { type SchemaFact, schemaFacts } from './schema-facts.ts';

/** A value and what it holds, ready to be shown. */
export interface SchemaNode {
  /** Of a property; `*` where any name may be. */
  name?: string;
  required?: boolean;
  /** What it may be, such as 'string', 'User[]' and 'null'. */
  types: string[];
  description?: string | undefined;
  facts: SchemaFact[];
  /** The only values that it may have, as JSON. */
  values: string[];
  children: SchemaNode[];
  /** The ways in which it may look, where there are several with parts of their own. */
  choices: SchemaNode[];
  /** It contains itself: its content is further up. */
  repeats?: boolean;
}

/** The tree of a schema: references followed, choices flattened. */
export function schemaTree(
  document: ApiDocument,
  schema: Schema,
  within: readonly string[] = [],
): SchemaNode {
  const name = referenceOf(schema);
  if (name !== undefined && within.includes(name)) return { ...leaf([name]), repeats: true };
  const known = name === undefined ? within : [...within, name];
  const resolved = resolveSchema(document, schema);
  const variants = resolved.anyOf ?? resolved.oneOf;
  const node = variants
    ? chosenFrom(variants.map((variant) => schemaTree(document, variant, known)))
    : ownNode(document, resolved, name, known);
  return {
    ...node,
    types: unique([...node.types, ...(isNullable(resolved) ? ['null'] : [])]),
    description: resolved.description ?? (variants && node.description),
    facts: [...schemaFacts(resolved), ...node.facts],
  };
}

/** @param name of the schema, where it has one */
function ownNode(
  document: ApiDocument,
  schema: Schema,
  name: string | undefined,
  within: readonly string[],
): SchemaNode {
  const types = realTypes(schema);
  if (schema.items || types.includes('array'))
    return listOf(schemaTree(document, schema.items ?? {}, within));
  if (schema.properties || types.includes('object')) {
    return { ...leaf([name ?? 'object']), children: propertiesOf(document, schema, within) };
  }
  return { ...leaf(types.length > 0 ? types : [guessedType(schema)]), values: valuesOf(schema) };
}

function leaf(types: string[]): SchemaNode {
  return { types, facts: [], values: [], children: [], choices: [] };
}

function chosenFrom(variants: SchemaNode[]): SchemaNode {
  const types = unique(variants.flatMap((variant) => variant.types));
  const real = variants.filter((variant) => variant.types.some((type) => type !== 'null'));
  if (real.length === 1 && real[0]) return { ...real[0], types };
  const differ = real.some(({ children, choices }) => children.length + choices.length > 0);
  return {
    ...leaf(types),
    description: real.find(({ description }) => description)?.description,
    facts: differ ? [] : real.flatMap(({ facts }) => facts),
    values: differ ? [] : real.flatMap(({ values }) => values),
    choices: differ ? real.flatMap((variant) => (variant.choices.length ? variant.choices : [variant])) : [],
  };
}

function listOf(item: SchemaNode): SchemaNode {
  const type = item.types.join(' | ');
  return { ...item, types: [item.types.length > 1 ? `(${type})[]` : `${type}[]`] };
}

function propertiesOf(document: ApiDocument, schema: Schema, within: readonly string[]): SchemaNode[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const named = Object.entries(properties).map(([name, property]) => ({
    ...schemaTree(document, property, within),
    name,
    required: required.includes(name),
  }));
  const isDescribed =
    typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0;
  return isDescribed
    ? [...named, { ...schemaTree(document, additionalProperties, within), name: '*', required: false }]
    : named;
}

function realTypes({ type }: Schema): string[] {
  const types = [type ?? []].flat();
  return types.length > 1 ? types.filter((one) => one !== 'null') : types;
}

function isNullable({ type, nullable = false }: Schema): boolean {
  return nullable || (Array.isArray(type) && type.includes('null'));
}

/** Of a schema that names none. */
function guessedType({ enum: values, const: only }: Schema): string {
  const example = only ?? values?.[0];
  return example === undefined ? 'any' : typeof example;
}

function valuesOf(schema: Schema): string[] {
  return (schema.enum ?? ('const' in schema ? [schema.const] : [])).map((value) => JSON.stringify(value));
}

function unique(types: string[]): string[] {
  return [...new Set(types)];
}

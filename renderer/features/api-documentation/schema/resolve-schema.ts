import type { ApiDocument, Schema } from '../api-document.ts';

const prefix = '#/components/schemas/';

/** The name of the schema that this one refers to, if any. */
export function referenceOf({ $ref }: Schema): string | undefined {
  return $ref?.startsWith(prefix) ? $ref.slice(prefix.length) : undefined;
}

/** A schema with what it refers to, and what it says beside that, in one; parts that all hold are joined. */
export function resolveSchema(document: ApiDocument, schema: Schema): Schema {
  const seen = new Set<string>();
  let resolved = schema;
  for (let name = referenceOf(resolved); name !== undefined; name = referenceOf(resolved)) {
    if (seen.has(name)) return {};
    seen.add(name);
    const { $ref: _, ...beside } = resolved;
    resolved = { ...document.components?.schemas?.[name], ...beside };
  }
  const { allOf, ...rest } = resolved;
  return allOf ? [...allOf, rest].reduce((all, part) => join(all, resolveSchema(document, part)), {}) : rest;
}

function join(one: Schema, other: Schema): Schema {
  return {
    ...one,
    ...other,
    properties: { ...one.properties, ...other.properties },
    required: [...(one.required ?? []), ...(other.required ?? [])],
  };
}

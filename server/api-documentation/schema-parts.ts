import type { OpenAPI } from '@orpc/contract';

/** Keywords of JSON Schema in the schemas that are written by hand. */
export interface Schema {
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: boolean | Schema;
  const?: unknown;
  enum?: unknown[];
  description?: string;
  $ref?: string;
}

export const text: Schema = { type: 'string' };
export const flag: Schema = { type: 'boolean' };
export const isTrue: Schema = { type: 'boolean', const: true };
export const moment: Schema = { type: 'string', format: 'date-time' };
export const count: Schema = { type: 'integer' };

export const named = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

export const listOf = (items: Schema): Schema => ({ type: 'array', items });

export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

export function object(properties: Record<string, Schema>, optional: string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required };
}

/** The schema with further properties that are always there. */
export function extended(schema: Schema, further: Record<string, Schema>): Schema {
  return {
    ...schema,
    properties: { ...schema.properties, ...further },
    required: [...(schema.required ?? []), ...Object.keys(further)],
  };
}

/** A success with JSON. */
export function success(schema: Schema): OpenAPI.ResponsesObject {
  const content = { 'application/json': { schema: schema as OpenAPI.SchemaObject } };
  return { 200: { description: 'Success', content } };
}

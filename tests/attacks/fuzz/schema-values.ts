import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.ts';

/** The part of JSON Schema that the inputs of the API documents use. */
export interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

/** Values that a schema allows. Texts are often one of `known`: existing ids, without which few paths are reached. */
export function valuesOf(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, known)));
  const types = [schema.type ?? []].flat();
  if (types.length !== 1) {
    return types.length === 0
      ? hostileValue
      : fc.oneof(...types.map((type) => valuesOf({ ...schema, type }, known)));
  }
  if (types[0] === 'string') return textsOf(schema, known);
  if (types[0] === 'integer' || types[0] === 'number') {
    const { minimum: min = -1000, maximum: max = 1000 } = schema;
    return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) });
  }
  if (types[0] === 'boolean') return fc.boolean();
  if (types[0] === 'null') return fc.constant(null);
  if (types[0] === 'array') {
    const minLength = schema.minItems ?? 0;
    return fc.array(valuesOf(schema.items ?? {}, known), { minLength, maxLength: Math.max(minLength, 3) });
  }
  return objectsOf(schema, known);
}

function textsOf(
  { format, minLength = 0, maxLength }: Schema,
  known: readonly string[],
): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(...known));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength ?? 40, 40)) }),
    fc.lorem({ maxCount: 3 }),
  );
}

function objectsOf(schema: Schema, known: readonly string[]): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const models = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valuesOf(one, known)]),
  );
  const named = fc.record(models, { requiredKeys: required.filter((name) => name in models) });
  if (typeof additionalProperties !== 'object') return named;
  const others = fc.dictionary(fc.string({ maxLength: 12 }), valuesOf(additionalProperties, known), {
    maxKeys: 3,
  });
  return fc.tuple(named, others).map(([one, other]) => ({ ...other, ...one }));
}

/** Values that a schema would allow except for one property: another value, missing, or an additional one. */
export function nearValuesOf(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  const name = fc.oneof(fc.constantFrom('id', 'role', ...Object.keys(schema.properties ?? {})), hostileText);
  return fc
    .tuple(valuesOf(schema, known), name, fc.option(hostileValue, { nil: undefined, freq: 6 }))
    .map(([value, key, hostile]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostile ?? null;
      // By entries, so that even `__proto__` becomes an ordinary property.
      const others = Object.entries(value).filter(([one]) => one !== key);
      return Object.fromEntries(hostile === undefined ? others : [...others, [key, hostile]]);
    });
}

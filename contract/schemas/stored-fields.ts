import * as z from 'zod/mini';

export type StoredFields<Shape extends z.core.$ZodShape> = {
  [Field in keyof Shape]: z.ZodMiniType<z.output<Shape[Field]>, z.output<Shape[Field]>>;
};

/**
 * The fields of an input as they are stored and answered: with their types, and without the rules of the input. A record
 * that was stored before a rule became stricter can still be read.
 */
export function storedFields<Shape extends z.core.$ZodShape>({
  shape,
}: z.ZodMiniObject<Shape>): StoredFields<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [name, withoutRules(field)]);
  return Object.fromEntries(fields) as StoredFields<Shape>;
}

function withoutRules(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'pipe':
      return withoutRules(def.out);
    case 'default':
    case 'prefault':
      return withoutRules(def.innerType);
    case 'nullable':
      return z.nullable(withoutRules(def.innerType));
    case 'optional':
      return z.optional(withoutRules(def.innerType));
    case 'array':
      return z.array(withoutRules(def.element));
    case 'object':
      return z.object(storedFields(schema as z.ZodMiniObject));
    default:
      return z.clone(schema, { ...def, checks: [] });
  }
}

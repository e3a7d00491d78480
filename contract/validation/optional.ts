import * as z from 'zod/mini';

/** A value that may be missing: null, and nothing at all, mean none. Texts have `optionalTextSchema`. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null);
}

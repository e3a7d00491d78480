import * as z from 'zod/mini';

/** A schema of values that the app names: they are read when something is parsed, not while the module loads. */
export function oneOf<Value extends string>(values: () => readonly Value[]) {
  return z.lazy(() => z.enum(values() as [Value, ...Value[]]));
}

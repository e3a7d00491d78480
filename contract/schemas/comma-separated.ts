import * as z from 'zod/mini';

const most = 20;

/** Several values of a filter, as addresses hold them: parted by commas. A fault is that of the whole field. */
export function commaSeparated<Value extends z.core.$ZodType<string, string>>(value: Value) {
  const isKnown = (text: string) => {
    const parts = text.split(',');
    return parts.length <= most && parts.every((part) => z.safeParse(value, part).success);
  };
  return z.optional(
    z.pipe(
      z.string().check(z.refine(isKnown, { error: 'generic.invalid' })),
      z.transform((text: string) => [...new Set(text.split(','))] as z.output<Value>[]),
    ),
  );
}

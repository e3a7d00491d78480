import type * as z from 'zod/mini';

/** The value that a schema makes of its input, or the issues. */
export function accepts(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? result.data : result.error.issues;
}

/** The one message of a refused value: more than one at a time would only confuse. */
export function refusal(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return `accepted as ${JSON.stringify(result.data)}`;
  return result.error.issues.map((issue) => issue.message).join();
}

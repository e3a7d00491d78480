import * as z from 'zod/mini';

/** How many there are; where counting stopped early (`exact` is false), there are more than `count`. */
export const totalSchema = z.object({ count: z.int(), exact: z.boolean() });

export type Total = z.infer<typeof totalSchema>;

import * as z from 'zod/mini';

/** Records that need a user, by the list in which they are, such as `repositories`. Empty where none does. */
export const neededBySchema = z.array(z.object({ list: z.string(), count: z.int() }));

export type NeededBy = z.infer<typeof neededBySchema>;

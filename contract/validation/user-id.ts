import * as z from 'zod/mini';

/** The id of a user, as better-auth makes it; whether there is one, the database decides. */
export const userIdSchema = z.string().check(z.regex(/^[\w-]{1,100}$/));

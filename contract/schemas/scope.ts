import * as z from 'zod/mini';

/**
 * What lists and new records of organisations take: without it the active organisation of the session is meant, or, where
 * none is active, what belongs to none. For managers: `all`, the rows of all organisations, and new ones of none; `none`,
 * those that belong to no organisation; or the id of one.
 */
export const scopeInput = { scope: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))) };

/** What their answers have beside their fields. */
export const scopeFields = {
  /** To which one it belongs; null for the whole installation. */
  organizationId: z.nullable(z.string()),
  /** Its name. */
  organization: z.nullable(z.string()),
};

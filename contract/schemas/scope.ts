import * as z from 'zod/mini';

/**
 * What lists and new records of organisations take: without it the active organisation of the session is meant, or, where
 * none is active, what belongs to none. `all` is for managers: the rows of all organisations, and new ones of none.
 */
export const scopeInput = { scope: z.optional(z.literal('all')) };

/** What their answers have beside their fields. */
export const scopeFields = {
  /** To which one it belongs; null for the whole installation. */
  organizationId: z.nullable(z.string()),
  /** Its name. */
  organization: z.nullable(z.string()),
};

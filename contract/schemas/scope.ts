import * as z from 'zod/mini';
import { selectionSchema } from './deletion.ts';
import { scopePattern } from './scope-pattern.ts';

/** What writes take; requireScope looks for it in every input, also in that of a change. */
export const expectedInput = {
  /**
   * The organization that is meant, as the page knows it; empty for none. Where another one is active by then, nothing is
   * written: ORGANIZATION_CHANGED.
   */
  expectedOrganizationId: z.optional(z.string().check(z.maxLength(200))),
};

/**
 * What lists and new records of organizations take: without it the active organization of the session is meant, or, where
 * none is active, what belongs to none. For managers: `all`, the rows of all organizations, and new ones of none; `none`,
 * those that belong to no organization; or the id of one.
 */
export const scopeInput = {
  scope: z.optional(z.string().check(z.regex(scopePattern))),
  ...expectedInput,
};

/** A deletion of records of organizations that is to be undone, or some of its records. */
export const scopedRestorationInputSchema = z.union([
  z.strictObject({ ids: selectionSchema, ...expectedInput }),
  z.strictObject({ deletedAt: z.iso.datetime(), ...expectedInput }),
]);

/** Data of the error ORGANIZATION_CHANGED: the one that is active now. */
export interface ChangedOrganization {
  activeOrganizationId: string | null;
}

/** What their answers have beside their fields. */
export const scopeFields = {
  /** To which one it belongs; null for the whole installation. */
  organizationId: z.nullable(z.string()),
  /** Its name. */
  organization: z.nullable(z.string()),
};

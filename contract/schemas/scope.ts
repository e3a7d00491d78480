import * as z from 'zod/mini';
import { scopePattern } from './scope-pattern.ts';

/** Input of writes. requireScope also finds it where a schema does not list it, as in updates. */
export const expectedInput = {
  /**
   * The organization that is meant, as the page knows it; empty for none. Where another one is active by then, nothing is
   * written: ORGANIZATION_CHANGED.
   */
  expectedScope: z.optional(z.string().check(z.maxLength(200))),
};

/**
 * Input of lists and new records. Without `scope` it means the active organization or, if none is active,
 * records of no organization. Managers can give `all`: rows of all organizations, new ones of none; `none`:
 * rows of no organization; or the id of an organization.
 */
export const scopeInput = {
  scope: z.optional(z.string().check(z.regex(scopePattern))),
  ...expectedInput,
};

/** Data of the error ORGANIZATION_CHANGED: the one that is active now. */
export interface ChangedOrganization {
  activeOrganizationId: string | null;
}

/** Fields of a record's organization, in answers. */
export const scopeFields = {
  /** Id of the organization; null for the whole installation. */
  organizationId: z.nullable(z.string()),
  /** Its name. */
  organization: z.nullable(z.string()),
};

import * as z from 'zod/mini';
import { withoutInvisible } from '../invisible.ts';
import { isName } from '../validation/name.ts';
import { longestSlug, slugPattern } from './slug.ts';

const longestName = 100;
/** The name of an organization or of a team: it goes into mails, so that the rules of users' names hold. */
export const organizationNameSchema = z
  .string({ error: 'organizations:validation.name.required' })
  .check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.minLength(1, { error: 'organizations:validation.name.required', abort: true }),
    z.maxLength(longestName, { error: 'organizations:validation.name.tooLong', abort: true }),
    z.refine(isName, { error: 'organizations:validation.name.invalid' }),
  );

/** Unique ignoring case: the database decides that (`organizations:validation.slug.used`). */
export const slugSchema = z
  .string({ error: 'organizations:validation.slug.required' })
  .check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'organizations:validation.slug.required', abort: true }),
    z.maxLength(longestSlug, { error: 'organizations:validation.slug.tooLong', abort: true }),
    z.regex(slugPattern, { error: 'organizations:validation.slug.invalid' }),
  );

/** Fields of an organization in the forms that create it and change its settings. */
export const organizationInputSchema = z.object({ name: organizationNameSchema, slug: slugSchema });

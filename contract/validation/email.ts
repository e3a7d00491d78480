import * as z from 'zod/mini';
import { withoutInvisible } from '../invisible.ts';

/** Longest address that SMTP can carry (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
const longestAddress = 254;

/** Longest part before the @ (RFC 5321, section 4.5.3.1.1). */
const longestLocalPart = 64;

/**
 * Whether a text is one plain e-mail address, the rule for what is typed, for what mail is sent to and for what a
 * provider says. It knows no quotes, comments, lists, spaces or line breaks, so that nothing in it can become a second
 * recipient or a header, and ASCII alone: lower case makes a 'k' of the Kelvin sign, and an address of somebody else.
 */
export function isEmail(text: string): boolean {
  return text.length <= longestAddress && text.indexOf('@') <= longestLocalPart && z.regexes.email.test(text);
}

/**
 * An e-mail address as typed: spaces around it go, capitals become small (addresses are unique ignoring case). In this
 * order: lower case would turn signs that are not ASCII into letters that are.
 */
export const emailSchema = z
  .string({ error: 'email.required' })
  .check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.minLength(1, { error: 'email.required', abort: true }),
    z.refine(isEmail, { error: 'email.invalid', abort: true }),
    z.toLowerCase(),
  );

/**
 * The one form in which addresses are stored and compared. Undefined for what is no address: whoever compares without
 * treating them as equal would take one user for another.
 */
export function normalizeEmail(value: unknown): string | undefined {
  return emailSchema.safeParse(value).data;
}

import * as z from 'zod/mini';

/** Longest address that SMTP can carry (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
const longestAddress = 254;

/** Longest part before the @ (RFC 5321, section 4.5.3.1.1). */
const longestLocalPart = 64;

/**
 * Whether a text is one plain e-mail address, the rule for what is typed and for what mail is sent to. It knows no
 * quotes, comments, lists, spaces or line breaks, so that nothing in it can become a second recipient or a header.
 */
export function isEmail(text: string): boolean {
  return text.length <= longestAddress && text.indexOf('@') <= longestLocalPart && z.regexes.email.test(text);
}

/** An e-mail address as typed: spaces around it go, capitals become small (addresses are unique ignoring case). */
export const emailSchema = z
  .string({ error: 'email.required' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'email.required', abort: true }),
    z.refine(isEmail, { error: 'email.invalid' }),
  );

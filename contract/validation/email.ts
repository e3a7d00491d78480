import * as z from 'zod/mini';

/** Longest address that SMTP can carry (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
const longestAddress = 254;

/** An e-mail address as typed: spaces around it go, capitals become small (addresses are unique ignoring case). */
export const emailSchema = z
  .string({ error: 'email.required' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'email.required', abort: true }),
    z.maxLength(longestAddress, { error: 'email.invalid', abort: true }),
    z.regex(z.regexes.email, { error: 'email.invalid' }),
  );

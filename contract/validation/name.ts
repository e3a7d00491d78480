import * as z from 'zod/mini';
import { isReadable } from './readable.ts';

const longestName = 100;

/**
 * What a mail program would turn into a link. Names go into mails to other users, so they must not carry one.
 * 'J. R. Tolkien' and 'St.John' pass, 'evil.example' does not.
 */
const link = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{Ll}{2,}(?![\p{L}\p{N}])|\S@\S/u;

/** Whether a trimmed text can be a user's name. */
export function isName(name: string): boolean {
  return name.length > 0 && name.length <= longestName && isReadable(name) && !link.test(name);
}

/** The name of a user: 1 to 100 characters, trimmed, without control characters and links. */
export const nameSchema = z
  .string({ error: 'name.required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'name.required', abort: true }),
    z.maxLength(longestName, { error: 'name.invalid', abort: true }),
    z.refine(isName, { error: 'name.invalid' }),
  );

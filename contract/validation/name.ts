import * as z from 'zod/mini';
import { withoutInvisible } from '../invisible.ts';
import { isReadable } from './readable.ts';

const longestName = 100;

/** Text that a mail program would turn into a link, as `plainly` writes it. */
const link = /:\/\/|\\\\|www\.|[^\s.]\.[\p{L}\p{M}]{2,}(?![\p{L}\p{N}])|\d{1,3}(?:\.\d{1,3}){3}|\S@\S/iu;

/** Initials and a title of at most two letters before a last name, as in 'J.R.R.Tolkien' and 'St.John'. */
const abbreviations = /(?<![\p{L}\p{M}\p{N}.-])(?:\p{Lu}\p{Ll}?\.)+(?=\p{Lu}\p{Ll}{3,}(?!\S))/gu;

/** Writes what looks the same in the same way: the dots that lead to a domain as well, and nothing of what is not seen. */
function plainly(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** Whether a name would lead somewhere. Names go into mails to other users. */
function hasLink(name: string): boolean {
  return link.test(plainly(name).replaceAll(abbreviations, ''));
}

/** Whether a trimmed text can be a user's name. */
export function isName(name: string): boolean {
  return name.length > 0 && name.length <= longestName && isReadable(name) && !hasLink(name);
}

/** The name of a user: 1 to 100 characters, trimmed, without control characters and links. */
export const nameSchema = z
  .string({ error: 'name.required' })
  .check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.minLength(1, { error: 'name.required', abort: true }),
    z.maxLength(longestName, { error: 'name.invalid', abort: true }),
    z.refine(isName, { error: 'name.invalid' }),
  );

import * as z from 'zod/mini';
import { withoutInvisible } from '../invisible.ts';
import { isReadable } from './readable.ts';

/** Control characters but for tabs and line ends, and broken ones, which the database would store as something else. */
const unfitCharacter = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Whether a text of several lines is stored as it is written. */
export function isStorable(text: string): boolean {
  return !unfitCharacter.test(text);
}

/** A text of one line that can be read, such as a name or a serial number: at least a character. */
export function lineSchema(longest: number) {
  return z
    .string()
    .check(
      z.overwrite(withoutInvisible),
      z.trim(),
      z.minLength(1, { abort: true }),
      z.maxLength(longest, { abort: true }),
      z.refine(isReadable, { error: 'generic.invalid' }),
    );
}

/** The same where it may be missing. Empty, missing and null all mean: none. */
export function optionalLineSchema(longest: number) {
  return orNone(
    z.string().check(
      z.overwrite(withoutInvisible),
      z.trim(),
      z.maxLength(longest, { abort: true }),
      z.refine((text) => text === '' || isReadable(text), { error: 'generic.invalid' }),
    ),
  );
}

/** A text of several lines: at least a character. */
export function textSchema(longest: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { abort: true }),
      z.maxLength(longest, { abort: true }),
      z.refine(isStorable, { error: 'generic.invalid' }),
    );
}

/** A text of several lines. Empty, missing and null all mean: none. */
export function optionalTextSchema(
  longest: number,
  messages: { tooLong?: string; invalid: string } = { invalid: 'generic.invalid' },
) {
  return orNone(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(longest, { error: messages.tooLong, abort: true }),
        z.refine(isStorable, { error: messages.invalid }),
      ),
  );
}

/** A text that another schema describes, such as a link, where it may be missing: empty, missing and null mean none. */
export function optionalOf(schema: z.ZodMiniType<string, string>, error: string) {
  return orNone(
    z.string().check(
      z.overwrite(withoutInvisible),
      z.trim(),
      z.refine((text) => text === '' || schema.safeParse(text).success, { error, abort: true }),
      z.overwrite((text) => (text === '' ? text : schema.parse(text))),
    ),
  );
}

function orNone(schema: z.ZodMiniType<string, string>) {
  return z.pipe(
    z.nullish(schema),
    z.pipe(
      z.transform((text: string | null | undefined) => text || null),
      z.nullable(z.string()),
    ),
  );
}

import * as z from 'zod/mini';
import { commaSeparated } from '../schemas/comma-separated.ts';
import { userIdSchema } from '../validation/user-id.ts';

/* Filters of lists by a field, as texts in addresses; their names are those of the columns (server/entities). */

/** Some of the choices of a field, parted by commas. */
export function choiceFilter<const Choice extends string>(choices: readonly [Choice, ...Choice[]]) {
  return commaSeparated(z.enum(choices));
}

/** Yes or no. */
export const booleanFilter = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
);

/** Id of the record that a field refers to. */
export const recordFilter = z.optional(z.guid());

/** The same for a user. */
export const userFilter = z.optional(userIdSchema);

/** The database has no year 0. */
export const day = z.iso.date().check(z.refine((text) => text >= '0001'));

/** First and last day: `dueFrom` and `dueTo`. */
export function dayFilter<Field extends string>(field: Field) {
  return range(field, z.optional(day));
}

/** Coerced because addresses hold texts only; nothing at all, which JavaScript takes for 0, is no number. */
const number = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.coerce.number<number | string>(),
);

/** Least and greatest number: `weightFrom` and `weightTo`. */
export function numberFilter<Field extends string>(field: Field) {
  return range(field, z.optional(number));
}

function range<Field extends string, End>(field: Field, end: End) {
  return { [`${field}From`]: end, [`${field}To`]: end } as Record<`${Field}From` | `${Field}To`, End>;
}

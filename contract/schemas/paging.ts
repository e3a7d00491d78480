import * as z from 'zod/mini';
import { withoutInvisible } from '../invisible.ts';
import { longestPage, pageSize } from './limits.ts';

const longestTerm = 200;

/** A cursor holds the text that a list is sorted by: a name of the longest, of letters that fold into many. */
const longestCursor = 8000;

export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The one character that no text of the database can hold: to a search it is what parts words. */
const withoutNul = z.overwrite((term: string) => term.replaceAll('\0', ' '));

/** Input of every list: search term, cursor and page size. */
export const pageInput = {
  /** All words must occur, in any field; what `foldText` folds, such as case and accents, doesn't count. */
  searchTerm: z._default(
    z.string().check(withoutNul, z.overwrite(withoutInvisible), z.trim(), z.maxLength(longestTerm)),
    '',
  ),
  /** `nextCursor` of the page before. Opaque; one that the server did not make is refused. */
  cursor: z.optional(z.string().check(z.maxLength(longestCursor))),
  // Coerced because addresses hold texts only.
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(longestPage)), pageSize),
};

/** A moment from which on rows are wanted. In the year 0, or with a fraction of thousands of digits, no database takes it. */
export const sinceInput = z.optional(
  z.iso.datetime().check(
    z.maxLength(35),
    z.refine((text) => text >= '0001'),
  ),
);

/** How many there are; where counting stopped early (`exact` is false), there are more than `count`. */
export const totalSchema = z.object({ count: z.int(), exact: z.boolean() });

/** The same, with the number of files that these records have. */
export const countSchema = z.extend(totalSchema, { files: z.optional(z.int()) });

export type Count = z.infer<typeof countSchema>;
export type Total = z.infer<typeof totalSchema>;

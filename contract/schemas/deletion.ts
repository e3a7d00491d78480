import * as z from 'zod/mini';

/** How long the user who deleted records can undo it. */
export const undoMinutes = 10;

const longestSelection = 1000;

/** How many names an answer gives; beyond them a number tells the rest. */
export const namesShown = 5;

/** A record as answers about several tell of it. */
export const namedSchema = z.object({ id: z.string(), name: z.string() });

/** The records that one call is about, by their ids, which come out as the database writes them. */
export const selectionSchema = z
  .array(z.guid().check(z.toLowerCase()))
  .check(z.minLength(1), z.maxLength(longestSelection));

export const deletionSchema = z.object({
  /** Five at most. */
  deleted: z.array(namedSchema),
  count: z.int(),
  /** Names this deletion when it is to be undone. */
  deletedAt: z.iso.datetime(),
  undoUntil: z.iso.datetime(),
});

/** Deletion by the caller that can still be undone. */
export const undoableDeletionSchema = z.object({
  deletedAt: z.iso.datetime(),
  undoUntil: z.iso.datetime(),
  count: z.int(),
  /** Five at most. */
  names: z.array(z.string()),
});

export const undoableDeletionsSchema = z.object({
  readAt: z.iso.datetime(),
  items: z.array(undoableDeletionSchema),
});

export const restorationSchema = z.object({
  restored: z.int(),
  /** Five at most of those that are back. */
  items: z.array(namedSchema),
  /** How many could not come back. */
  refusedCount: z.int(),
  /** Five at most of those that could not come back: another record has their name, or what is unique, now. */
  refused: z.array(z.extend(namedSchema, { reason: z.literal('name-used') })),
});

export type Deletion = z.infer<typeof deletionSchema>;
export type UndoableDeletions = z.infer<typeof undoableDeletionsSchema>;
/** Input of an undo: a deletion, or some of its records. */
export type RestorationInput = { ids: string[] } | { deletedAt: string };
export type Restoration = z.infer<typeof restorationSchema>;

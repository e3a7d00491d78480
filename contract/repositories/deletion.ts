import * as z from 'zod/mini';
import { oc } from '../schemas/oc.ts';
import { repositoryFilterInput } from './repositories.ts';

const tags = ['Repositories'];

/** How long who deleted something can bring it back. */
export const undoMinutes = 10;

const longestSelection = 1000;

/** How many names an answer gives; beyond them a number tells the rest. */
export const namesShown = 5;

const named = z.object({ id: z.string(), name: z.string() });

const selectionSchema = z.array(z.guid()).check(z.minLength(1), z.maxLength(longestSelection));

export const deletionSchema = z.object({
  /** Five at most. */
  deleted: z.array(named),
  count: z.int(),
  /** Names this deletion when it is to be undone. */
  deletedAt: z.iso.datetime(),
  undoUntil: z.iso.datetime(),
});

/** What the caller deleted at one time and can still bring back. */
export const undoableDeletionSchema = z.object({
  deletedAt: z.iso.datetime(),
  undoUntil: z.iso.datetime(),
  count: z.int(),
  /** Five at most. */
  names: z.array(z.string()),
});

export const restorationSchema = z.object({
  restored: z.int(),
  /** Five at most of those that are back. */
  items: z.array(named),
  /** How many could not come back. */
  refusedCount: z.int(),
  /** Five at most of those that could not come back: another repository has the name now. */
  refused: z.array(z.extend(named, { reason: z.literal('name-used') })),
});

export type Deletion = z.infer<typeof deletionSchema>;
export type Restoration = z.infer<typeof restorationSchema>;

export const deleteRepository = oc
  .route({ method: 'DELETE', path: '/repositories/{id}', tags, summary: 'Delete a repository' })
  .meta({ keepsSessions: true })
  .input(z.object({ id: z.string() }))
  .output(deletionSchema);

/**
 * Those that are gone already are passed over. CONFLICT when it would be another number than the caller expects,
 * TOO_MANY_REPOSITORIES beyond `longestDeletion`.
 */
export const deleteRepositories = oc
  .route({ method: 'POST', path: '/repositories/delete', tags, summary: 'Delete several repositories' })
  .meta({ keepsSessions: true })
  .input(
    z.union([
      z.strictObject({ ids: selectionSchema }),
      z.strictObject({
        /** All that the list shows for this term and these filters; one that is misspelt would choose all there are. */
        all: z.strictObject(repositoryFilterInput),
        expectedCount: z.optional(z.int()),
      }),
    ]),
  )
  .output(deletionSchema);

export const readDeletedRepositories = oc
  .route({
    method: 'GET',
    path: '/repositories/deleted',
    tags,
    summary: 'What you deleted and can still bring back, newest first',
  })
  .output(z.object({ readAt: z.iso.datetime(), items: z.array(undoableDeletionSchema) }));

/** They come back as they were, with their ids. UNDO_NOT_POSSIBLE when the caller has nothing of it to bring back. */
export const restoreRepositories = oc
  .route({ method: 'POST', path: '/repositories/restore', tags, summary: 'Undo a deletion' })
  .meta({ keepsSessions: true })
  .input(z.union([z.strictObject({ ids: selectionSchema }), z.strictObject({ deletedAt: z.iso.datetime() })]))
  .output(restorationSchema);

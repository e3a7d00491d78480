import * as z from 'zod/mini';
import {
  deletionSchema,
  restorationSchema,
  selectionSchema,
  undoableDeletionsSchema,
} from '../schemas/deletion.ts';
import { oc } from '../schemas/oc.ts';
import { expectedInput, scopedRestorationInputSchema, scopeInput } from '../schemas/scope.ts';
import { repositoryFilterInput } from './repositories.ts';

const tags = ['Repositories'];

export const deleteRepository = oc
  .route({ method: 'DELETE', path: '/repositories/{id}', tags, summary: 'Delete a repository' })
  .input(z.object({ id: z.string() }))
  .output(deletionSchema);

/**
 * Skips repositories that are gone already. CONFLICT when the number of the others is not
 * `expectedCount`, TOO_MANY_RECORDS beyond `longestDeletion`.
 */
export const deleteRepositories = oc
  .route({ method: 'POST', path: '/repositories/delete', tags, summary: 'Delete several repositories' })
  .input(
    z.union([
      z.strictObject({ ids: selectionSchema, ...expectedInput }),
      z.strictObject({
        /** All that the list shows for this term and these filters; one that is misspelt would choose all there are. */
        all: z.strictObject(repositoryFilterInput),
        expectedCount: z.optional(z.int()),
        ...expectedInput,
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
  .input(z.optional(z.object(scopeInput)))
  .output(undoableDeletionsSchema);

/** They come back as they were, with their ids. UNDO_NOT_POSSIBLE when the caller has nothing of it to bring back. */
export const restoreRepositories = oc
  .route({ method: 'POST', path: '/repositories/restore', tags, summary: 'Undo a deletion' })
  .input(scopedRestorationInputSchema)
  .output(restorationSchema);

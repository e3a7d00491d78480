import * as z from 'zod/mini';
import { activitySchema } from '../schemas/activity.ts';
import {
  deletionSchema,
  restorationSchema,
  selectionSchema,
  undoableDeletionsSchema,
} from '../schemas/deletion.ts';
import { moveInputSchema, moveSchema } from '../schemas/move.ts';
import { oc } from '../schemas/oc.ts';
import { countSchema, pageInput, sortDirections, totalSchema } from '../schemas/paging.ts';
import type { EntityFacts } from './entity-facts.ts';
import {
  answeredFields,
  type EntitySchemas,
  type FieldOf,
  type FittingFacts,
  listedFields,
  type RequiredFilters,
  type SortOf,
  scopeSchemas,
} from './entity-schemas.ts';

/** Makes the schemas and the operations of a kind of record. */
export function entityContract<
  const Facts extends EntityFacts,
  Input extends z.ZodMiniObject,
  Filters extends z.core.$ZodShape = Record<never, never>,
>(
  facts: FittingFacts<Facts, FieldOf<Input>>,
  { input, ...schemas }: EntitySchemas<Input, Filters> & RequiredFilters<Facts, Filters>,
) {
  const { path, kind, one, many, nameField = 'name' } = facts;
  // Safe casts: a property that is read has the type of all entities, not that of this one.
  const scope = facts.scope as Facts['scope'];
  const scopeInput = scopeSchemas.input[scope];
  const expected = scopeSchemas.expected[scope];
  const filters = (schemas.filters ?? {}) as Filters;
  const tags = [many.charAt(0).toUpperCase() + many.slice(1)];
  const keysMay = (...actions: string[]) => oc.meta({ keys: { [kind]: actions } });
  const idInput = { id: z.string() };

  const recordSchema = z.object({
    id: z.string(),
    ...scopeSchemas.answered[scope],
    ...answeredFields<Facts, Input>(facts, input),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  });

  const listedSchema = z.object({
    id: z.string(),
    ...scopeSchemas.answered[scope],
    ...listedFields<Facts, Input>(facts, input),
    updatedAt: z.iso.datetime(),
  });

  const filterInput = { ...scopeInput, searchTerm: pageInput.searchTerm, ...filters };

  const orderInput = {
    // Safe casts: SortOf lists the same orders, and `updated` is one of them.
    sort: z._default(
      z.enum([...new Set([nameField, 'updated', ...Object.keys(facts.sorts)])] as SortOf<Facts>[]),
      'updated' as never,
    ),
    /** Names begin at A, numbers at the lowest, times at the newest, unless told otherwise. */
    direction: z.optional(z.enum(sortDirections)),
  };

  const listSchema = z.object({
    /** When the server read all this; times on the page are told relative to it. */
    readAt: z.iso.datetime(),
    items: z.array(listedSchema),
    /** Cursor of the next page; null on the last. */
    nextCursor: z.nullable(z.string()),
    total: totalSchema,
  });

  const operations = {
    list: keysMay('read')
      .route({ method: 'GET', path, tags, summary: `A page of the list of ${many}` })
      .input(z.object({ ...filterInput, ...pageInput, ...orderInput }))
      .output(listSchema),
    /** What a deletion of all of a list, or of those with the `ids`, takes. Exact as far as one deletion goes. */
    count: keysMay('read')
      .route({ method: 'GET', path: `${path}/count`, tags, summary: `How many ${many} a list holds` })
      .input(z.object({ ...filterInput, ids: z.optional(selectionSchema) }))
      .output(countSchema),
    read: keysMay('read')
      .route({ method: 'GET', path: `${path}/{id}`, tags, summary: `Read ${one}` })
      .input(z.object(idInput))
      .output(recordSchema),
    /** For managers: it names who did what. */
    activity: keysMay('read')
      .route({
        method: 'GET',
        path: `${path}/{id}/activity`,
        tags,
        summary: `What was done to ${one}, newest first`,
      })
      .input(z.object(idInput))
      .output(activitySchema),
    /** A value that another record has is a fault of its field, VALIDATION_FAILED. */
    create: keysMay('create')
      .route({ method: 'POST', path, tags, summary: `Add ${one}` })
      .input(z.extend(input, scopeInput))
      .output(recordSchema),
    /** RECORD_CHANGED when the record is no longer what the caller saw. */
    update: keysMay('update')
      .route({ method: 'PUT', path: `${path}/{id}`, tags, summary: `Change ${one}` })
      .input(
        z.extend(input, {
          ...idInput,
          /** `updatedAt` of the record on which the change is based. */
          expectedUpdatedAt: z.iso.datetime(),
        }),
      )
      .output(recordSchema),
    /**
     * Skips records that are gone already. CONFLICT when the number of the others is not `expectedCount`,
     * TOO_MANY_RECORDS beyond `longestDeletion`.
     */
    delete: keysMay('delete')
      .route({ method: 'POST', path: `${path}/delete`, tags, summary: `Delete several ${many}` })
      .input(
        z.union([
          z.strictObject({ ids: selectionSchema, ...expected }),
          z.strictObject({
            /** All that the list shows for this term and these filters; one that is misspelt would choose all there are. */
            all: z.strictObject(filterInput),
            expectedCount: z.optional(z.int()),
            ...expected,
          }),
        ]),
      )
      .output(deletionSchema),
    deleted: keysMay('create', 'delete')
      .route({
        method: 'GET',
        path: `${path}/deleted`,
        tags,
        summary: `What you deleted of ${many} and can still bring back, newest first`,
      })
      .input(z.optional(z.object(scopeInput)))
      .output(undoableDeletionsSchema),
    /** They come back as they were, with their ids. UNDO_NOT_POSSIBLE when the caller has nothing of it to bring back. */
    restore: keysMay('create', 'delete')
      .route({ method: 'POST', path: `${path}/restore`, tags, summary: `Undo a deletion of ${many}` })
      .input(
        z.union([
          z.strictObject({ ids: selectionSchema, ...expected }),
          z.strictObject({ deletedAt: z.iso.datetime(), ...expected }),
        ]),
      )
      .output(restorationSchema),
  };

  /** Stands beside the others where an entity has it: pages delete by `delete`. */
  const deleteOne = keysMay('delete')
    .route({ method: 'DELETE', path: `${path}/{id}`, tags, summary: `Delete ${one}` })
    .input(z.object(idInput))
    .output(deletionSchema);

  /**
   * The same for records of organizations. For who may change them where they are, and add some where they go. Passes over
   * records that are gone, or there already; tells which stay, and why.
   */
  const move = keysMay('update', 'create')
    .route({ method: 'POST', path: `${path}/move`, tags, summary: `Move ${many} to another organization` })
    .input(moveInputSchema)
    .output(moveSchema);

  return {
    ...{ path, kind, many, tags, input, scopeInput },
    ...{ filterInput, orderInput, recordSchema, listedSchema, listSchema },
    ...{ operations, deleteOne, move },
  };
}

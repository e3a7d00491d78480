import { and, inArray } from 'drizzle-orm';
import { longestDeletion } from '#contract/schemas/limits.ts';
import { readActivity } from '../audit/read-activity.ts';
import { scopeFieldOf } from '../database/tables/tenant-table.ts';
import { countMatches, matchCondition } from '../lists/count-matches.ts';
import { readPage } from '../lists/read-page.ts';
import { createRecord } from '../records/create-record.ts';
import type { Records } from '../records/define-records.ts';
import { deleteRecord, deleteRecords } from '../records/delete-records.ts';
import { readDeletions } from '../records/deletions.ts';
import { countLost } from '../records/field-kinds.ts';
import { type MovedKind, moveRecords } from '../records/move-records.ts';
import { readRecord } from '../records/read-record.ts';
import { withNames } from '../records/referred-names.ts';
import { restoreRecords } from '../records/restore-records.ts';
import { updateRecord } from '../records/update-record.ts';
import {
  requireInstallation,
  requireMove,
  requireOwnerScope,
  requireScope,
  requireScopeForIds,
  requireScopeOfDeletion,
} from '../scopes/require-scope.ts';
import type { AnyEntity, AnyOperations, Entity, EntityOperations, EntityTable } from './entity.ts';
import { filterConditions } from './filter-conditions.ts';

/**
 * Default handlers of an entity's operations, those that its contract has. One that is to differ is written by hand, and
 * stands behind them in `operations` under the same name.
 */
export function entityOperations<Operations extends AnyOperations, Parts extends AnyEntity>(
  operation: Operations,
  entity: Entity<Operations, Parts>,
) {
  // `Entity` holds the types of this entity against its contract; `handlers` knows of them what all entities have. That
  // each of its operations is the one of this contract is what the compiler cannot follow.
  const all: object = handlers(operation, entity);
  return all as EntityOperations<Operations>;
}

/** Handlers take the scope of either kind: server/scopes/ refuses one of the other, and the compiler by `Entity`. */
const requireOwn = requireOwnerScope as unknown as typeof requireScope;

/**
 * Requirements by the field that says to whom a record belongs: of operations, of those that name records by ids, and of
 * the count that precedes a deletion.
 */
const requirements = {
  organizationId: { inScope: requireScope, byIds: requireScopeForIds, toDelete: requireScopeOfDeletion },
  ownerId: { inScope: requireOwn, byIds: requireOwn, toDelete: requireOwn },
  none: { inScope: requireInstallation, byIds: requireInstallation, toDelete: requireInstallation },
};

function handlers(operation: AnyOperations, { records, list, names = {}, ...entity }: AnyEntity) {
  const { kind, table } = records;
  const conditions = entity.conditions ?? (async (_, filters) => filterConditions(table, filters));
  const { inScope, byIds, toDelete } = requirements[scopeFieldOf(table) ?? 'none'];

  return {
    list: operation.list
      .use(inScope({ [kind]: ['read'] }))
      .handler(async ({ context, input }) =>
        readPage(context, list, { ...input, filter: await conditions(context, input) }),
      ),
    count: operation.count
      .use(toDelete({ [kind]: ['read'] }, { [kind]: ['delete'] }))
      .handler(async ({ context, input }) => {
        const { searchTerm, ids, ...filters } = input;
        const isAmong = ids && inArray(table.id, ids);
        const matches = { searchTerm, filter: and(await conditions(context, filters), isAmong) };
        // On the primary: what was just written counts.
        return {
          ...(await countMatches(context, list, { ...matches, limit: longestDeletion })),
          ...(await countLost(context, table, await matchCondition(context, list, matches))),
        };
      }),
    read: operation.read
      .use(byIds({ [kind]: ['read'] }))
      .handler(({ context, input }) => readRecord(context, records, input.id, names)),
    // For managers: it names who did what.
    activity: operation.activity
      .use(inScope({ apps: ['manager'], [kind]: ['read'] }))
      .handler(async ({ context, input }) => {
        const { id } = await readRecord(context, records, input.id);
        return readActivity(context.database, kind, id);
      }),
    create: operation.create
      .use(inScope({ [kind]: ['create'] }))
      .handler(async ({ context, input }) =>
        withNames(context, table, names, await createRecord(context, records, input)),
      ),
    update: operation.update.use(byIds({ [kind]: ['update'] })).handler(async ({ context, input }) => {
      const current = () => readRecord(context, records, input.id, names);
      return withNames(context, table, names, await updateRecord(context, records, input, { current }));
    }),
    delete: operation.delete.use(byIds({ [kind]: ['delete'] })).handler(async ({ context, input }) => {
      if ('ids' in input) return deleteRecords(context, records, inArray(table.id, input.ids));
      const { searchTerm, ...filters } = input.all;
      const filter = await conditions(context, filters);
      const condition = await matchCondition(context, list, { searchTerm, filter });
      return deleteRecords(context, records, condition, input);
    }),
    ...(operation.deleteOne && {
      deleteOne: operation.deleteOne
        .use(byIds({ [kind]: ['delete'] }))
        .handler(({ context, input }) => deleteRecord(context, records, input.id)),
    }),
    ...(operation.move && {
      move: operation.move
        .use(requireMove({ [kind]: ['update'] }, { [kind]: ['create'] }))
        // An entity with this operation has the audited action: see `Entity`.
        .handler(({ context, input }) =>
          moveRecords(context, records as Records<EntityTable, MovedKind>, input),
        ),
    }),
    deleted: operation.deleted
      .use(inScope({ [kind]: ['create', 'delete'] }))
      .handler(({ context }) => readDeletions(context, records)),
    restore: operation.restore
      .use(byIds({ [kind]: ['create', 'delete'] }))
      .handler(({ context, input }) => restoreRecords(context, records, input)),
  };
}

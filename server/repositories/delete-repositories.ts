import { inArray, type SQL, sql } from 'drizzle-orm';
import { type Deletion, namesShown } from '#contract/repositories/deletion.ts';
import { longestDeletion } from '#contract/repositories/limits.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { type EventActor, recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database } from '../database/database.ts';
import { deletedRepositories, repositories } from '../database/schema/index.ts';
import { matchCondition } from '../lists/count-matches.ts';
import { invalidateTotalCap } from '../lists/exceeds-total-cap.ts';
import { undoUntil } from '../records/undo-period.ts';
import { hasId } from './find-repository.ts';
import { repositoryColumns, repositoryNames } from './repository-columns.ts';
import { repositoryConditions } from './repository-conditions.ts';
import { repositoryList } from './repository-list.ts';

export const deleteRepository = operation.repositories.deleteOne
  .use(requirePermission({ repository: ['delete'] }))
  .handler(async ({ context: { database, currentUser }, input }) => {
    const deletion = await deleteWhere(database, currentUser, hasId(input.id));
    if (deletion.count === 0) throw new ApiError(404, 'REPOSITORY_NOT_FOUND');
    return deletion;
  });

export const deleteRepositories = operation.repositories.delete
  .use(requirePermission({ repository: ['delete'] }))
  .handler(async ({ context, input }) => {
    const { database, currentUser } = context;
    if ('ids' in input) return deleteWhere(database, currentUser, inArray(repositories.id, input.ids));
    const { searchTerm, ...filters } = input.all;
    const filter = await repositoryConditions(context, filters);
    const found = await matchCondition(database, repositoryList, { searchTerm, filter });
    return deleteWhere(database, currentUser, found, input.expectedCount);
  });

/**
 * Moves repositories to where they can be brought back from. All or none: when they are too many, or not as many as
 * expected, nothing happens.
 */
async function deleteWhere(
  { db }: Pick<Database, 'db'>,
  actor: EventActor,
  condition: SQL | undefined,
  expectedCount?: number,
): Promise<Deletion> {
  const deletion = await db.transaction(async (tx) => {
    // Locked in one order, or two deletions at once could each wait for the other's row.
    const found = await tx
      .select(repositoryColumns)
      .from(repositories)
      .where(condition)
      .orderBy(repositories.id)
      .limit(longestDeletion + 1)
      .for('update');
    if (found.length > longestDeletion) {
      throw new ApiError(422, 'TOO_MANY_REPOSITORIES', { max: longestDeletion });
    }
    if (expectedCount !== undefined && found.length !== expectedCount) throw new ApiError(409, 'CONFLICT');
    const deletedAt = new Date();
    const ids = sql.param(found.map(({ id }) => id));
    const isFound = sql`${repositories.id} = any (${ids}::uuid[])`;
    if (found.length > 0) {
      await tx.execute(sql`
        insert into ${deletedRepositories} (${repositoryNames}, deleted_at, deleted_by)
        select ${repositoryNames}, ${deletedAt.toISOString()}, ${actor.id}
        from ${repositories} where ${isFound}`);
      await tx.delete(repositories).where(isFound);
    }
    await recordEvents(
      tx,
      found.map(({ id }) => ({ actor, action: 'repository.deleted', subjectId: id })),
    );
    return {
      deleted: found.slice(0, namesShown).map(({ id, name }) => ({ id, name })),
      count: found.length,
      deletedAt: deletedAt.toISOString(),
      undoUntil: undoUntil(deletedAt).toISOString(),
    };
  });
  invalidateTotalCap();
  return deletion;
}

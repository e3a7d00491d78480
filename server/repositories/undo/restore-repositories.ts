import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { namesShown } from '#contract/repositories/deletion.ts';
import { operation } from '../../api/operation.ts';
import { requirePermission } from '../../api/require-permission.ts';
import { recordEvents } from '../../audit/record-events.ts';
import { ApiError } from '../../config/api-error.ts';
import { deletedRepositories, repositories } from '../../database/schema/index.ts';
import { undoableSince } from '../../records/undo-period.ts';
import { insertOrder } from '../insert-order.ts';
import { repositoryNames } from '../repository-columns.ts';

export const restoreRepositories = operation.repositories.restore
  .use(requirePermission({ repository: ['create', 'delete'] }))
  .handler(async ({ context: { database, currentUser }, input }) => {
    const isWanted = and(
      eq(deletedRepositories.deletedBy, currentUser.id),
      gt(deletedRepositories.deletedAt, undoableSince()),
      'ids' in input
        ? inArray(deletedRepositories.id, input.ids)
        : eq(deletedRepositories.deletedAt, new Date(input.deletedAt)),
    );
    return database.db.transaction(async (tx) => {
      const { id, name } = deletedRepositories;
      const wanted = await tx
        .select({ id, name })
        .from(deletedRepositories)
        .where(isWanted)
        .orderBy(name, id)
        .for('update');
      if (wanted.length === 0) throw new ApiError(404, 'UNDO_NOT_POSSIBLE');
      // A name that somebody has taken meanwhile is theirs: the unique index decides, and that row stays deleted.
      const inserted = await tx.execute<{ id: string }>(sql`
        insert into ${repositories} (${repositoryNames})
        select ${repositoryNames} from ${deletedRepositories} where ${isWanted}
        ${insertOrder} on conflict do nothing returning id`);
      const back = new Set(inserted.map((row) => row.id));
      await tx.delete(deletedRepositories).where(sql`${id} = any (${sql.param([...back])}::uuid[])`);
      await recordEvents(
        tx,
        [...back].map((subjectId) => ({ actor: currentUser, action: 'repository.restored', subjectId })),
      );
      const refused = wanted.filter((row) => !back.has(row.id));
      return {
        restored: back.size,
        items: wanted.filter((row) => back.has(row.id)).slice(0, namesShown),
        refusedCount: refused.length,
        refused: refused.slice(0, namesShown).map((row) => ({ ...row, reason: 'name-used' as const })),
      };
    });
  });

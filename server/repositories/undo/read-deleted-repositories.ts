import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { namesShown } from '#contract/repositories/deletion.ts';
import { operation } from '../../api/operation.ts';
import { requirePermission } from '../../api/require-permission.ts';
import { deletedRepositories } from '../../database/schema/index.ts';
import { undoableSince, undoUntil } from '../../records/undo-period.ts';

export const readDeletedRepositories = operation.repositories.deleted
  .use(requirePermission({ repository: ['create', 'delete'] }))
  .handler(async ({ context: { database, currentUser } }) => {
    const { name, deletedAt, deletedBy } = deletedRepositories;
    const now = new Date();
    const deletions = await database.db
      .select({
        deletedAt,
        count: count(),
        names: sql<string[]>`(array_agg(${name} order by ${name}))[:${sql.raw(String(namesShown))}]`,
      })
      .from(deletedRepositories)
      .where(and(eq(deletedBy, currentUser.id), gt(deletedAt, undoableSince(now))))
      .groupBy(deletedAt)
      .orderBy(desc(deletedAt));
    return {
      readAt: now.toISOString(),
      items: deletions.map((deletion) => ({
        ...deletion,
        deletedAt: deletion.deletedAt.toISOString(),
        undoUntil: undoUntil(deletion.deletedAt).toISOString(),
      })),
    };
  });

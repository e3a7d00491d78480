import { isDeepStrictEqual } from 'node:util';
import type { ChangedRepository } from '#contract/repositories/repositories.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readLastActor } from '../audit/read-activity.ts';
import { recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import { repositories } from '../database/schema/index.ts';
import { nextUpdatedAt } from '../records/next-updated-at.ts';
import { hasId } from './find-repository.ts';
import { rejectUsedName } from './reject-used-name.ts';
import { repositoryColumns, writtenFields } from './repository-columns.ts';
import { toRepository } from './to-repository.ts';

export const updateRepository = operation.repositories.update
  .use(requirePermission({ repository: ['update'] }))
  .handler(async ({ context: { database, currentUser }, input: { id, expectedUpdatedAt, ...wanted } }) => {
    const isIt = hasId(id);
    try {
      return await database.db.transaction(async (tx) => {
        // Locked until the end: of two users who save at once the second sees what the first has written.
        const [before] = await tx.select(repositoryColumns).from(repositories).where(isIt).for('update');
        if (!before) throw new ApiError(404, 'REPOSITORY_NOT_FOUND');
        if (before.updatedAt.getTime() !== Date.parse(expectedUpdatedAt)) {
          const changedBy = await readLastActor(tx, 'repository', before.id);
          throw new ApiError(409, 'REPOSITORY_CHANGED', {
            current: toRepository(before),
            changedBy,
          } satisfies ChangedRepository);
        }
        const changed = writtenFields.filter((field) => !isDeepStrictEqual(wanted[field], before[field]));
        if (changed.length === 0) return toRepository(before);
        const [after] = await tx
          .update(repositories)
          .set({ ...wanted, updatedAt: nextUpdatedAt(repositories.updatedAt) })
          .where(isIt)
          .returning(repositoryColumns);
        if (!after) throw new Error('the locked repository is gone');
        await recordEvents(tx, [
          {
            actor: currentUser,
            action: 'repository.updated',
            subjectId: before.id,
            data: { fields: changed },
          },
        ]);
        return toRepository(after);
      });
    } catch (error) {
      throw rejectUsedName(error);
    }
  });

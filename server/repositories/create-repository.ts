import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { recordEvents } from '../audit/record-events.ts';
import { repositories } from '../database/schema/index.ts';
import { rejectUsedName } from './reject-used-name.ts';
import { repositoryColumns } from './repository-columns.ts';
import { toRepository } from './to-repository.ts';

export const createRepository = operation.repositories.create
  .use(requirePermission({ repository: ['create'] }))
  .handler(async ({ context: { database, currentUser }, input }) => {
    try {
      return await database.db.transaction(async (tx) => {
        const [created] = await tx.insert(repositories).values(input).returning(repositoryColumns);
        if (!created) throw new Error('the inserted repository did not come back');
        await recordEvents(tx, [{ actor: currentUser, action: 'repository.created', subjectId: created.id }]);
        return toRepository(created);
      });
    } catch (error) {
      throw rejectUsedName(error);
    }
  });

import { operation } from '../../api/operation.ts';
import { requireScope, requireScopeForIds } from '../../api/require-scope.ts';
import { readDeletions } from '../../records/deletions.ts';
import { restoreRecords } from '../../records/restore-records.ts';
import { repositoryRecords } from '../repository-records.ts';

export const readDeletedRepositories = operation.repositories.deleted
  .use(requireScope({ repository: ['create', 'delete'] }))
  .handler(({ context }) => readDeletions(context, repositoryRecords));

export const restoreRepositories = operation.repositories.restore
  .use(requireScopeForIds({ repository: ['create', 'delete'] }))
  .handler(({ context, input }) => restoreRecords(context, repositoryRecords, input));

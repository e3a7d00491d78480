import { operation } from '../../api/operation.ts';
import { requirePermission } from '../../api/require-permission.ts';
import { restoreRecords } from '../../records/restore-records.ts';
import { repositoryRecords } from '../repository-records.ts';

export const restoreRepositories = operation.repositories.restore
  .use(requirePermission({ repository: ['create', 'delete'] }))
  .handler(({ context, input }) => restoreRecords(context, repositoryRecords, input));

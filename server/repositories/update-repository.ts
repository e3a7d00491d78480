import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { updateRecord } from '../records/update-record.ts';
import { repositoryRecords } from './repository-records.ts';

export const updateRepository = operation.repositories.update
  .use(requirePermission({ repository: ['update'] }))
  .handler(({ context, input }) => updateRecord(context, repositoryRecords, input));

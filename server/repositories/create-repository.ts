import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { createRecord } from '../records/create-record.ts';
import { repositoryRecords } from './repository-records.ts';

export const createRepository = operation.repositories.create
  .use(requirePermission({ repository: ['create'] }))
  .handler(({ context, input }) => createRecord(context, repositoryRecords, input));

import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readRecord } from '../records/read-record.ts';
import { repositoryRecords } from './repository-records.ts';

export const readRepository = operation.repositories.read
  .use(requirePermission({ repository: ['read'] }))
  .handler(({ context: { database }, input }) => readRecord(database, repositoryRecords, input.id));

import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readActivity } from '../audit/read-activity.ts';
import { readRecord } from '../records/read-record.ts';
import { repositoryRecords } from './repository-records.ts';

export const readRepositoryActivity = operation.repositories.activity
  .use(requirePermission({ apps: ['manager'], repository: ['read'] }))
  .handler(async ({ context: { database }, input }) => {
    const { id } = await readRecord(database, repositoryRecords, input.id);
    return readActivity(database, 'repository', id);
  });

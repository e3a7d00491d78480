import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readActivity } from '../audit/read-activity.ts';
import { readRecord } from '../records/read-record.ts';
import { toolRecords, withBorrower } from './tool-records.ts';

export const readTool = operation.tools.read
  .use(requirePermission({ tool: ['read'] }))
  .handler(async ({ context: { database }, input }) =>
    withBorrower(database, await readRecord(database, toolRecords, input.id)),
  );

export const readToolActivity = operation.tools.activity
  .use(requirePermission({ tool: ['read'] }))
  .handler(async ({ context: { database }, input }) => {
    const { id } = await readRecord(database, toolRecords, input.id);
    return readActivity(database, 'tool', id);
  });

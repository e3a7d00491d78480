import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readRecord } from '../records/read-record.ts';
import { updateRecord } from '../records/update-record.ts';
import { toolRecords, withBorrower } from './tool-records.ts';

export const updateTool = operation.tools.update
  .use(requirePermission({ tool: ['update'] }))
  .handler(async ({ context, input }) => {
    const { database } = context;
    const current = async () => withBorrower(database, await readRecord(database, toolRecords, input.id));
    return withBorrower(database, await updateRecord(context, toolRecords, input, { current }));
  });

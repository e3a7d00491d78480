import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { createRecord } from '../records/create-record.ts';
import { toolRecords, withBorrower } from './tool-records.ts';

export const createTool = operation.tools.create
  .use(requirePermission({ tool: ['create'] }))
  .handler(async ({ context, input }) =>
    withBorrower(context.database, await createRecord(context, toolRecords, input)),
  );

import { inArray } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { repositories } from '../database/schema/index.ts';
import { matchCondition } from '../lists/count-matches.ts';
import { createRecord } from '../records/create-record.ts';
import { deleteRecord, deleteRecords } from '../records/delete-records.ts';
import { updateRecord } from '../records/update-record.ts';
import { repositoryConditions, repositoryList, repositoryRecords } from './repository-records.ts';

export const createRepository = operation.repositories.create
  .use(requirePermission({ repository: ['create'] }))
  .handler(({ context, input }) => createRecord(context, repositoryRecords, input));

export const updateRepository = operation.repositories.update
  .use(requirePermission({ repository: ['update'] }))
  .handler(({ context, input }) => updateRecord(context, repositoryRecords, input));

export const deleteRepository = operation.repositories.deleteOne
  .use(requirePermission({ repository: ['delete'] }))
  .handler(({ context, input }) => deleteRecord(context, repositoryRecords, input.id));

export const deleteRepositories = operation.repositories.delete
  .use(requirePermission({ repository: ['delete'] }))
  .handler(async ({ context, input }) => {
    if ('ids' in input) return deleteRecords(context, repositoryRecords, inArray(repositories.id, input.ids));
    const { searchTerm, ...filters } = input.all;
    const filter = await repositoryConditions(context, filters);
    const condition = await matchCondition(context.database, repositoryList, { searchTerm, filter });
    return deleteRecords(context, repositoryRecords, condition, input);
  });

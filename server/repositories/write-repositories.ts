import { inArray } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requireScope, requireScopeForIds } from '../api/require-scope.ts';
import { repositories } from '../database/schema/index.ts';
import { matchCondition } from '../lists/count-matches.ts';
import { createRecord } from '../records/create-record.ts';
import { deleteRecord, deleteRecords } from '../records/delete-records.ts';
import { readRecord } from '../records/read-record.ts';
import { updateRecord } from '../records/update-record.ts';
import {
  repositoryConditions,
  repositoryList,
  repositoryRecords,
  withReferredNames,
} from './repository-records.ts';

export const createRepository = operation.repositories.create
  .use(requireScope({ repository: ['create'] }))
  .handler(async ({ context, input: { scope: _, ...input } }) =>
    withReferredNames(context, await createRecord(context, repositoryRecords, input)),
  );

export const updateRepository = operation.repositories.update
  .use(requireScopeForIds({ repository: ['update'] }))
  .handler(async ({ context, input }) => {
    const current = async () =>
      withReferredNames(context, await readRecord(context, repositoryRecords, input.id));
    return withReferredNames(context, await updateRecord(context, repositoryRecords, input, { current }));
  });

export const deleteRepository = operation.repositories.deleteOne
  .use(requireScopeForIds({ repository: ['delete'] }))
  .handler(({ context, input }) => deleteRecord(context, repositoryRecords, input.id));

export const deleteRepositories = operation.repositories.delete
  .use(requireScopeForIds({ repository: ['delete'] }))
  .handler(async ({ context, input }) => {
    if ('ids' in input) return deleteRecords(context, repositoryRecords, inArray(repositories.id, input.ids));
    const { searchTerm, ...filters } = input.all;
    const filter = await repositoryConditions(context, filters);
    const condition = await matchCondition(context, repositoryList, { searchTerm, filter });
    return deleteRecords(context, repositoryRecords, condition, input);
  });

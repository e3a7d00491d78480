import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readPage } from '../lists/read-page.ts';
import { repositoryConditions } from './repository-conditions.ts';
import { repositoryList } from './repository-list.ts';

export const listRepositories = operation.repositories.list
  .use(requirePermission({ repository: ['read'] }))
  .handler(async ({ context, input }) =>
    readPage(context, repositoryList, { ...input, filter: await repositoryConditions(context, input) }),
  );

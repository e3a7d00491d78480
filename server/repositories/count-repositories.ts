import { longestDeletion } from '#contract/schemas/limits.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { countMatches } from '../lists/count-matches.ts';
import { repositoryConditions } from './repository-conditions.ts';
import { repositoryList } from './repository-list.ts';

export const countRepositories = operation.repositories.count
  .use(requirePermission({ repository: ['read'] }))
  .handler(async ({ context, input }) => {
    const { searchTerm } = input;
    const filter = await repositoryConditions(context, input);
    // On the primary: what was just written counts.
    return countMatches(context.database, repositoryList, { searchTerm, filter, limit: longestDeletion });
  });

import { longestDeletion } from '#contract/repositories/limits.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { repositories } from '../database/schema/index.ts';
import { countMatches } from '../lists/search/count-matches.ts';
import { repositoryConditions } from './repository-conditions.ts';

export const countRepositories = operation.repositories.count
  .use(requirePermission({ repository: ['read'] }))
  .handler(async ({ context, input }) => {
    const filter = await repositoryConditions(context, input);
    // On the primary: what was just written counts.
    return countMatches(context.database, repositories, {
      term: input.searchTerm,
      filter,
      limit: longestDeletion,
    });
  });

import type { Repository } from '#contract/repositories/repositories.ts';
import type { ApiServices } from '../../lib/services/api-services.ts';
import { invalidateRepositories } from './invalidate-repositories.ts';

/** After a repository was saved: its page shows it at once, and whatever else tells of it is read again. */
export async function updateRepositoryCache(data: ApiServices, repository: Repository): Promise<void> {
  const { api, queryClient } = data;
  const input = { id: repository.id };
  queryClient.setQueryData(api.repositories.read.queryKey({ input }), repository);
  queryClient.removeQueries({ queryKey: api.repositories.activity.queryKey({ input }) });
  // Not waited for: a list that does not answer is no reason to stay in the form.
  void invalidateRepositories(data);
}

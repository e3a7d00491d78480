import { invalidateLists, removeRows } from '../../components/list/change-lists.ts';
import type { ApiServices } from '../../lib/services/api-services.ts';

/** After repositories have been added, changed or brought back: the loaded lists, their pages, and whatever counts them. */
export async function invalidateRepositories({ api, queryClient }: ApiServices): Promise<void> {
  await Promise.all([
    invalidateLists(queryClient, api.repositories.list.key({ type: 'infinite' })),
    queryClient.invalidateQueries({ queryKey: api.repositories.read.key() }),
    queryClient.invalidateQueries({ queryKey: api.repositories.activity.key() }),
    invalidateSummaries({ api, queryClient }),
  ]);
}

/** After repositories have been deleted: takes them out of the loaded lists, and forgets what was read of them. */
export async function removeRepositories(data: ApiServices, ids: readonly string[]): Promise<void> {
  const { api, queryClient } = data;
  // A page that shows one of them does that itself: it would ask for it again.
  for (const id of ids)
    queryClient.removeQueries({ queryKey: api.repositories.read.key({ input: { id } }), type: 'inactive' });
  await Promise.all([
    removeRows(queryClient, api.repositories.list.key({ type: 'infinite' }), ids),
    invalidateSummaries(data),
  ]);
}

async function invalidateSummaries({ api, queryClient }: ApiServices): Promise<void> {
  const keys = [api.repositories.deleted.key(), api.home.key(), api.dashboard.key()];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

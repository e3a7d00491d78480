import type { AreaData } from '../../lib/data/api-services.ts';
import { removeRows, rereadLists } from '../../lib/list/change-lists.ts';

/** After repositories have been added, changed or brought back: the loaded lists, their pages, and whatever counts them. */
export async function rereadRepositories({ api, queryClient }: AreaData): Promise<void> {
  await Promise.all([
    rereadLists(queryClient, api.repositories.list.key({ type: 'infinite' })),
    queryClient.invalidateQueries({ queryKey: api.repositories.read.key() }),
    queryClient.invalidateQueries({ queryKey: api.repositories.activity.key() }),
    rereadSummaries({ api, queryClient }),
  ]);
}

/** After repositories have been deleted: takes them out of the loaded lists, and forgets what was read of them. */
export async function forgetRepositories(data: AreaData, ids: readonly string[]): Promise<void> {
  const { api, queryClient } = data;
  // A page that shows one of them does that itself: it would ask for it again.
  for (const id of ids)
    queryClient.removeQueries({ queryKey: api.repositories.read.key({ input: { id } }), type: 'inactive' });
  await Promise.all([
    removeRows(queryClient, api.repositories.list.key({ type: 'infinite' }), ids),
    rereadSummaries(data),
  ]);
}

async function rereadSummaries({ api, queryClient }: AreaData): Promise<void> {
  const keys = [api.repositories.deleted.key(), api.home.key(), api.dashboard.key()];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

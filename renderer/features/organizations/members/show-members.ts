import { invalidateLists } from '../../../components/list/change-lists.ts';
import type { ApiServices } from '../../../lib/services/api-services.ts';

/** Reads again what a change of members shows in: the list, the counts and the own role, the activity. */
export function showMembers({ api, queryClient }: ApiServices, id: string): void {
  const members = api.organizations.members.key({ type: 'infinite' });
  void invalidateLists(queryClient, members);
  queryClient.removeQueries({
    queryKey: api.organizations.activity.key({ input: { id } }),
    type: 'inactive',
  });
  for (const queryKey of [
    api.organizations.read.key({ input: { id } }),
    api.organizations.list.key(),
    api.organizations.active.key(),
  ])
    void queryClient.invalidateQueries({ queryKey });
}

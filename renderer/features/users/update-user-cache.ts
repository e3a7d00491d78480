import type { InfiniteData } from '@tanstack/react-query';
import type { UserDetail } from '#contract/users/user.ts';
import type { UserPage } from '#contract/users/users.ts';
import type { ApiServices } from '../../lib/services/api-services.ts';

/**
 * Takes over a user as the server has just answered: on their page, and in their row of the lists that are loaded. What
 * else tells of them is read again where it is shown.
 */
export function updateUserCache({ api, queryClient }: ApiServices, user: UserDetail): void {
  const input = { id: user.id };
  queryClient.setQueryData(api.users.read.queryKey({ input }), user);
  queryClient.setQueriesData<InfiniteData<UserPage>>(
    { queryKey: api.users.list.key({ type: 'infinite' }) },
    (data) => data && { ...data, pages: data.pages.map((page) => withUser(page, user)) },
  );
  void queryClient.invalidateQueries({ queryKey: api.users.sessions.key({ input }) });
  void queryClient.invalidateQueries({ queryKey: api.users.activity.key({ input }) });
  void queryClient.invalidateQueries({ queryKey: api.dashboard.key() });
  void queryClient.invalidateQueries({ queryKey: api.users.dashboard.key() });
}

/** Reads again what is known of a user after sessions of theirs have ended. */
export async function invalidateUser({ api, queryClient }: ApiServices, id: string): Promise<void> {
  const input = { id };
  const keys = [api.users.sessions, api.users.activity, api.users.read].map((part) => part.key({ input }));
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** The filters of a list may no longer fit the row: it stays where it is until the list is read again. */
function withUser(page: UserPage, user: UserDetail): UserPage {
  const { name, roles, state } = user;
  const items = page.items.map((item) => (item.id === user.id ? { ...item, name, roles, state } : item));
  return { ...page, items };
}

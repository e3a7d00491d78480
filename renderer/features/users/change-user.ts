import type { InfiniteData } from '@tanstack/react-query';
import type { Role } from '#contract/facts/permissions.ts';
import type { Translate } from '#contract/translate.ts';
import type { UserDetail } from '#contract/users/user.ts';
import type { UserPage } from '#contract/users/users.ts';
import { type ToastOptions, toast } from '../../components/ui/toast.ts';
import { ApiError, failureText } from '../../lib/api/api-error.ts';
import type { ApiServices } from '../../lib/services/api-services.ts';

/**
 * Takes over a user as the server has just answered: on their page, and in their row of the lists that are loaded. What
 * else tells of them is read again where it is shown.
 */
export function updateUserCache({ api, queryClient }: ApiServices, user: UserDetail): void {
  const { id, name, roles, state } = user;
  const input = { id };
  queryClient.setQueryData(api.users.read.queryKey({ input }), user);
  // The filters of a list may no longer fit the row: it stays where it is until the list is read again.
  const update = (page: UserPage): UserPage => ({
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, name, roles, state } : item)),
  });
  queryClient.setQueriesData<InfiniteData<UserPage>>(
    { queryKey: api.users.list.key({ type: 'infinite' }) },
    (data) => data && { ...data, pages: data.pages.map(update) },
  );
  const { sessions, activity, dashboard } = api.users;
  const keys = [sessions.key({ input }), activity.key({ input }), dashboard.key(), api.dashboard.key()];
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}

/** Reads again what is known of a user after sessions of theirs have ended. */
export async function invalidateUser({ api, queryClient }: ApiServices, id: string): Promise<void> {
  const keys = [api.users.sessions, api.users.activity, api.users.read].map((part) =>
    part.key({ input: { id } }),
  );
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/**
 * The action of a toast that takes back what was just done.
 * @param undo returns the text of the toast once it is undone
 */
export function undoAction(
  translate: Translate,
  undo: () => Promise<string>,
): NonNullable<ToastOptions['action']> {
  async function run() {
    try {
      toast.success(await undo());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(translate('users:undoFailed'), { description: failureText(translate, error) });
    }
  }
  return { label: translate('records:undo'), onPress: () => void run() };
}

/** Gives a user other roles. Returns what to say of it, and the action that gives back those they had. */
export async function setRoles(
  data: ApiServices,
  translate: Translate,
  user: UserDetail,
  roles: readonly Role[],
) {
  const set = async (names: readonly Role[], text: 'users:roles.changed' | 'users:roles.restored') => {
    updateUserCache(data, await data.api.users.setRoles.call({ id: user.id, roles: [...names] }));
    return translate(text, { roles: names.map((name) => translate(`common:roles.${name}`)) });
  };
  const text = await set(roles, 'users:roles.changed');
  return { text, action: undoAction(translate, () => set(user.roles, 'users:roles.restored')) };
}

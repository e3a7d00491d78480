import type { CurrentUser } from '#contract/api/init.ts';
import type { ApiServices } from '../../lib/services/api-services.ts';
import type { InitStore } from '../../lib/services/init-store.ts';
import { useServices } from '../../lib/services/services.ts';
import { useApi } from '../../lib/services/use-api.ts';

interface Shown {
  init: InitStore;
  data: ApiServices;
}

/** Writes a change into what the frame and the account show, and invalidates all else: users are in lists, too. */
export function showAccountChange(
  { init, data: { api, queryClient } }: Shown,
  change: Partial<Pick<CurrentUser, 'name' | 'email' | 'image'>>,
): void {
  queryClient.setQueryData(api.account.read.queryKey(), (account) => account && { ...account, ...change });
  const known = init.get();
  if (known?.currentUser) init.set({ ...known, currentUser: { ...known.currentUser, ...change } });
  void queryClient.invalidateQueries();
}

/** Shows what the user changed of the own account at once, on this page and in the frame around it. */
export function useAccountChange(): (change: Partial<Pick<CurrentUser, 'name' | 'email' | 'image'>>) => void {
  const { init } = useServices();
  const data = useApi();
  return (change) => showAccountChange({ init, data }, change);
}

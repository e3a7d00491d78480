import type { PendingEmailChange } from '#contract/account/account.ts';
import { useApi } from '../../../lib/services/use-api.ts';

/** Asks for the two codes of a new address, and remembers with the account that they are on their way. */
export function useEmailRequest(): (newEmail: string) => Promise<PendingEmailChange> {
  const { api, queryClient } = useApi();
  return async (newEmail) => {
    const pendingEmailChange = await api.account.requestEmailChange.call({ newEmail });
    queryClient.setQueryData(
      api.account.read.queryKey(),
      (account) => account && { ...account, pendingEmailChange },
    );
    return pendingEmailChange;
  };
}

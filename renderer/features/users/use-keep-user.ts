import { useCallback } from 'react';
import type { UserDetail } from '#contract/api/user.ts';
import { useAreaData } from '../../lib/data/use-area-data.ts';

/** Takes over a user as the server has just answered; all else that tells of users is read again where it is shown. */
export function useKeepUser(): (user: UserDetail) => void {
  const { api, queryClient } = useAreaData();
  return useCallback(
    (user) => {
      queryClient.setQueryData(api.users.read.queryKey({ input: { id: user.id } }), user);
      void queryClient.invalidateQueries({ queryKey: api.users.key() });
      void queryClient.invalidateQueries({ queryKey: api.dashboard.key() });
    },
    [api, queryClient],
  );
}

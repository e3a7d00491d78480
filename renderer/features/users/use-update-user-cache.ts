import { useCallback } from 'react';
import type { UserDetail } from '#contract/users/user.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { updateUserCache } from './update-user-cache.ts';

/** See updateUserCache. */
export function useUpdateUserCache(): (user: UserDetail) => void {
  const data = useApi();
  return useCallback((user) => updateUserCache(data, user), [data]);
}

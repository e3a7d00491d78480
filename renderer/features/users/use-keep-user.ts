import { useCallback } from 'react';
import type { UserDetail } from '#contract/api/user.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { updateUserCache } from './keep-user.ts';

/** See updateUserCache. */
export function useUpdateUserCache(): (user: UserDetail) => void {
  const data = useApi();
  return useCallback((user) => updateUserCache(data, user), [data]);
}

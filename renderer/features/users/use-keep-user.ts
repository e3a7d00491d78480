import { useCallback } from 'react';
import type { UserDetail } from '#contract/api/user.ts';
import { useAreaData } from '../../lib/data/use-api.ts';
import { keepUser } from './keep-user.ts';

/** See keepUser. */
export function useKeepUser(): (user: UserDetail) => void {
  const data = useAreaData();
  return useCallback((user) => keepUser(data, user), [data]);
}

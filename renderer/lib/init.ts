import { useSuspenseQuery } from '@tanstack/react-query';
import type { Init } from '#contract/api/init.ts';
import { type Services, useServices } from './services.ts';

/** Session, permissions and configuration of the visitor; loaded once by the root route. */
export function loadInit({ api, queryClient }: Services): Promise<Init> {
  return queryClient.ensureQueryData(api.init.queryOptions());
}

/** Asks the server again who the visitor is, after signing in, out or changing one's own record. */
export function reloadInit({ api, queryClient }: Pick<Services, 'api' | 'queryClient'>): Promise<Init> {
  return queryClient.fetchQuery({ ...api.init.queryOptions(), staleTime: 0 });
}

export function useInit(): Init {
  const { api } = useServices();
  return useSuspenseQuery(api.init.queryOptions()).data;
}

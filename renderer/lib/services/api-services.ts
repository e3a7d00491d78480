import { type ClientLink, createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils, type TanstackQueryOperationContext } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import type { Contract } from '#contract/facts/register.ts';
import { isRetryable } from '../api/api-error.ts';

/** Typed calls of every operation of the contract. */
type ApiClient = ContractRouterClient<Contract, TanstackQueryOperationContext>;

/** Query and mutation options of every operation: `api.dashboard.read.queryOptions()`. */
export type Api = ReturnType<typeof createApi>;

const minute = 60_000;

/**
 * Cache of server data: kept 5 minutes; 3 retries with a delay that doubles from 1 s to 30 s. Without a network reads
 * wait until it is back; writes fail at once and are told, for nobody expects them to happen later.
 */
export function createQueryClient(): QueryClient {
  const onServer = typeof document === 'undefined';
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: onServer ? Number.POSITIVE_INFINITY : 5 * minute,
        staleTime: minute / 2,
        retry: onServer ? false : (failures, error) => failures < 3 && isRetryable(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** API client and query cache, with which the pages of the areas read and write data. */
export interface ApiServices {
  api: Api;
  queryClient: QueryClient;
}

export function createApiServices(link: ClientLink<TanstackQueryOperationContext>): ApiServices {
  return { api: createApi(createORPCClient<ApiClient>(link)), queryClient: createQueryClient() };
}

function createApi(client: ApiClient) {
  return createTanstackQueryUtils(client);
}

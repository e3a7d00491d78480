import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils, type TanstackQueryOperationContext } from '@orpc/tanstack-query';
import type { contract } from '#contract/api/contract.ts';

/** Typed calls of every operation of the contract. */
export type ApiClient = ContractRouterClient<typeof contract, TanstackQueryOperationContext>;

/** Query and mutation options of every operation: `api.dashboard.read.queryOptions()`. */
export type Api = ReturnType<typeof createApi>;

export function createApi(client: ApiClient) {
  return createTanstackQueryUtils(client);
}

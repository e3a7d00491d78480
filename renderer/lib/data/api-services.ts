import { type ClientLink, createORPCClient } from '@orpc/client';
import type { TanstackQueryOperationContext } from '@orpc/tanstack-query';
import type { QueryClient } from '@tanstack/react-query';
import { type Api, type ApiClient, createApi } from './api.ts';
import { createQueryClient } from './create-query-client.ts';

/** What the pages of the areas read and write their data with. */
export interface AreaData {
  api: Api;
  queryClient: QueryClient;
}

export function createAreaData(link: ClientLink<TanstackQueryOperationContext>): AreaData {
  return { api: createApi(createORPCClient<ApiClient>(link)), queryClient: createQueryClient() };
}

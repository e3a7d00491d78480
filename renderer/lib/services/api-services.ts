import { type ClientLink, createORPCClient } from '@orpc/client';
import type { TanstackQueryOperationContext } from '@orpc/tanstack-query';
import type { QueryClient } from '@tanstack/react-query';
import { type Api, type ApiClient, createApi } from './api.ts';
import { createQueryClient } from './create-query-client.ts';

/** What the pages of the areas read and write their data with. */
export interface ApiServices {
  api: Api;
  queryClient: QueryClient;
}

export function createApiServices(link: ClientLink<TanstackQueryOperationContext>): ApiServices {
  return { api: createApi(createORPCClient<ApiClient>(link)), queryClient: createQueryClient() };
}

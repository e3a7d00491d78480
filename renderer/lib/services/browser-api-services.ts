import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { type ApiServices, createApiServices } from './api-services.ts';
import { createRpcLink } from './rpc-link.ts';

/**
 * The areas' data in the browser, over HTTP.
 * @param rendered what the server has read for the page already
 */
export function createBrowserApiServices(language: () => string, rendered?: DehydratedState): ApiServices {
  const data = createApiServices(createRpcLink(language));
  if (rendered) hydrate(data.queryClient, rendered);
  return data;
}

import type { ClientLink } from '@orpc/client';
import {
  TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL,
  type TanstackQueryOperationContext,
} from '@orpc/tanstack-query';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { callFunction } from '../../../lib/api/send-request.ts';
import { readAnsweredOrganization } from '../../../lib/services/answered-organization.ts';
import { type ApiServices, createApiServices } from '../../../lib/services/api-services.ts';

/**
 * The areas' data in the browser, over HTTP.
 * @param rendered what the server has read for the page already
 */
export function createBrowserApiServices(language: () => string, rendered?: DehydratedState): ApiServices {
  const data = createApiServices(createRpcLink(language));
  if (rendered) hydrate(data.queryClient, rendered);
  return data;
}

/** Calls the operations from the browser; what a query asks for is a read. */
function createRpcLink(language: () => string): ClientLink<TanstackQueryOperationContext> {
  return {
    call(path, input, { context, signal }) {
      const operation = context?.[TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL]?.type;
      const reads = operation !== undefined && operation !== 'mutation';
      return callFunction(path.join('.'), input, {
        ...{ language: language(), reads, signal },
        onAnswer: readAnsweredOrganization,
      });
    },
  };
}

import type { ClientLink } from '@orpc/client';
import {
  TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL,
  type TanstackQueryOperationContext,
} from '@orpc/tanstack-query';
import { readApiError } from './api-error.ts';
import { sendRequest } from './send-request.ts';

/** Longest payload that travels in a URL; longer ones are posted. */
const maximumQueryLength = 1500;

/**
 * Calls the operations of the contract at `/api/fn/{functionId}`: reads as GET with the payload in the query,
 * everything else as POST. It needs no schema, so none travels to the browser.
 */
export function createFunctionDoorLink(language: () => string): ClientLink<TanstackQueryOperationContext> {
  return {
    async call(path, input, { context, signal }) {
      const url = `/api/fn/${path.join('.')}`;
      const payload = JSON.stringify({ data: input, context: { language: language() } });
      const operation = context?.[TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL]?.type;
      const reads =
        operation !== undefined && operation !== 'mutation' && payload.length <= maximumQueryLength;
      const response = reads
        ? await sendRequest(`${url}?payload=${encodeURIComponent(payload)}`, { signal })
        : await sendRequest(url, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: payload,
            signal,
          });
      if (!response.ok) throw await readApiError(response);
      return response.status === 204 ? undefined : response.json();
    },
  };
}

import type { ClientLink } from '@orpc/client';
import {
  TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL,
  type TanstackQueryOperationContext,
} from '@orpc/tanstack-query';
import { callFunction } from '../api/call-function.ts';

/** Calls the operations from the browser; what a query asks for is a read. */
export function createRpcLink(language: () => string): ClientLink<TanstackQueryOperationContext> {
  return {
    call(path, input, { context, signal }) {
      const operation = context?.[TANSTACK_QUERY_OPERATION_CONTEXT_SYMBOL]?.type;
      const reads = operation !== undefined && operation !== 'mutation';
      return callFunction(path.join('.'), input, { language: language(), reads, signal });
    },
  };
}

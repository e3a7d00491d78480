import type { AnyContractRouter } from '@orpc/contract';
import { implementerInternal, os } from '@orpc/server';
import { withSpan } from '../observability/spans.ts';
import type { ApiContext } from './api-context.ts';
import { checkKeys } from './check-keys.ts';
import { rejectDemoOperations } from './reject-demo-writes.ts';

/** Behind every middleware: who may not call an operation learns nothing of what it takes, and costs no more than that. */
const initialInputValidationIndex = Number.POSITIVE_INFINITY;

/** By function id: a page may ask for several operations. */
const inSpan = os.middleware(({ path, next }) =>
  withSpan(path.join('.'), { 'operation.id': path.join('.') }, async () => next()),
);

/**
 * Operations of a contract, ready to be implemented, each behind the middleware of all:
 * `implementOperations(dashboard).read.use(requirePermission(…)).handler(…)`.
 */
export function implementOperations<Contract extends AnyContractRouter>(contract: Contract) {
  // oRPC's `implement(contract).use(…)` does the same, but has no type where the contract is a parameter.
  return implementerInternal<Contract, ApiContext, ApiContext>(contract, { initialInputValidationIndex }, [
    inSpan,
    rejectDemoOperations,
    checkKeys,
  ]);
}

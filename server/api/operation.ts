import type { AnyContractRouter } from '@orpc/contract';
import { implement } from '@orpc/server';
import type { ApiContext } from './api-context.ts';

/** Behind every middleware: who may not call an operation learns nothing of what it takes, and costs no more than that. */
const initialInputValidationIndex = Number.POSITIVE_INFINITY;

/**
 * Operations of a contract, ready to be implemented: `implementOperations(dashboard).read.use(requirePermission(…))
 * .handler(…)`. The app's router puts the middleware of all operations before them (server/app/router.ts).
 */
export function implementOperations<Contract extends AnyContractRouter>(contract: Contract) {
  return implement(contract).$config({ initialInputValidationIndex }).$context<ApiContext>();
}

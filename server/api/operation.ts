import { implement } from '@orpc/server';
import { contract } from '#contract/api/contract.ts';
import { withSpan } from '../observability/spans.ts';
import type { ApiContext } from './api-context.ts';
import { checkKeys } from './check-keys.ts';
import { rejectDemoOperations } from './reject-demo-writes.ts';

/** Behind every middleware: who may not call an operation learns nothing of what it takes, and costs no more than that. */
const initialInputValidationIndex = Number.POSITIVE_INFINITY;

/** The contract, ready to be implemented: `operation.dashboard.read.use(requirePermission(…)).handler(…)`. */
export const operation = implement(contract)
  .$config({ initialInputValidationIndex })
  .$context<ApiContext>()
  // By function id: a page may ask for several operations.
  .use(({ path, next }) => withSpan(path.join('.'), { 'operation.id': path.join('.') }, async () => next()))
  .use(rejectDemoOperations)
  .use(checkKeys);

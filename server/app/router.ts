import { contract } from '#contract/api/contract.ts';
import { checkKeys } from '../api/check-keys.ts';
import { implementOperations } from '../api/operation.ts';
import { rejectDemoOperations } from '../api/reject-demo-writes.ts';
import { withSpan } from '../observability/spans.ts';
import { completeOnboarding } from '../users/complete-onboarding.ts';
import { features } from './features.ts';
import { readInit } from './read-init.ts';

type Features = typeof features;

const featureOperations = Object.fromEntries(
  Object.entries(features).map(([name, { operations }]) => [name, operations]),
) as { [Name in keyof Features]: Features[Name]['operations'] };

/** The server's side of the contract: it has every operation, and no other. */
export const router = implementOperations(contract)
  // By function id: a page may ask for several operations.
  .use(({ path, next }) => withSpan(path.join('.'), { 'operation.id': path.join('.') }, async () => next()))
  .use(rejectDemoOperations)
  .use(checkKeys)
  .router({
    init: readInit,
    onboarding: { complete: completeOnboarding },
    ...featureOperations,
  });

export type ApiRouter = typeof router;

import type { TestContext } from 'vitest';

/** Whether tests that take long are wanted. */
export const isThorough = process.env.ADOPTION_TESTS === '1';

/** For tests that compile or test a whole copy of the project: only `npm test -w packages/cli` waits for them. */
export function skipUnlessThorough({ skip }: Pick<TestContext, 'skip'>): void {
  if (!isThorough) skip('takes long: npm test -w packages/cli');
}

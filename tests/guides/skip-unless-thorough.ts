import type { TestContext } from 'vitest';

/** For tests that compile or test a whole copy of the project: only `npm run test:adoption` waits for them. */
export function skipUnlessThorough({ skip }: Pick<TestContext, 'skip'>): void {
  if (process.env.ADOPTION_TESTS !== '1') skip('takes long: npm run test:adoption');
}

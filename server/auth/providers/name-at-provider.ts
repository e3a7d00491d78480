import { defineRequestState } from '@better-auth/core/context';

const found = defineRequestState<string | null>(() => null);

/** One line of at most a hundred characters that does not turn the reading direction around. */
const usable = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]{1,100}$/u;

/**
 * What a person is called at the provider from which he comes back in this request: told by the provider's profile,
 * kept with the account that is then linked (rules/database-hooks.ts).
 */
export const nameAtProvider = {
  get: () => found.get(),
  /** Takes the first of the names that is one. To be called where better-auth maps a profile; adds nothing to it. */
  async keep(...names: unknown[]): Promise<Record<never, never>> {
    const name = names.find((one) => typeof one === 'string' && usable.test(one));
    await found.set(typeof name === 'string' ? name : null);
    return {};
  },
};

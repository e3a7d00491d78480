import { defineRequestState } from '@better-auth/core/context';

const found = defineRequestState<string | null>(() => null);

/** One line of at most a hundred characters without characters that change the text direction. */
const usable = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]{1,100}$/u;

/**
 * The user's name at the provider of this request's callback: taken from the provider's profile, stored with the
 * account that is then linked (server/auth/database-hooks.ts).
 */
export const nameAtProvider = {
  get: () => found.get(),
  /** Stores the first usable name. Call it where better-auth maps a profile; it adds no fields to it. */
  async keep(...names: unknown[]): Promise<Record<never, never>> {
    const name = names.find((one) => typeof one === 'string' && usable.test(one));
    await found.set(typeof name === 'string' ? name : null);
    return {};
  },
};

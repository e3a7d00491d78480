import type { Init } from '#contract/api/init.ts';

/**
 * Store of the user and the product's configuration. It is apart from the cache of the areas' data, which the
 * pages around signing in do without.
 */
export interface InitStore {
  /** Returns the stored value, if there is one. */
  get(): Init | undefined;
  /** Returns the stored value, else asks the server. */
  load(): Promise<Init>;
  /** Asks the server, once for all who ask meanwhile. */
  reload(): Promise<Init>;
  set(init: Init | undefined): void;
  /** @returns the way to stop listening */
  subscribe(listener: () => void): () => void;
}

export function createInitStore(read: () => Promise<Init>, known?: Init): InitStore {
  const listeners = new Set<() => void>();
  let current = known;
  let asking: Promise<Init> | undefined;
  const store: InitStore = {
    get: () => current,
    load: async () => current ?? store.reload(),
    reload() {
      asking ??= read()
        .then((init) => {
          store.set(init);
          return init;
        })
        .finally(() => {
          asking = undefined;
        });
      return asking;
    },
    set(init) {
      current = init;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}

import { isDeepStrictEqual } from 'node:util';
import type { DesktopState } from '#contract/desktop/state.ts';

/** Values that parts of the app read, update and listen to. */
export interface Store<Values> {
  get(): Values;
  update(part: Partial<Values>): void;
  /** Calls the listener after each update. */
  subscribe(listener: (values: Values) => void): void;
  /** Calls the listener when what `select` returns has changed. @returns a function that removes it */
  onChange(select: (values: Values) => unknown, listener: () => void): () => void;
}

/** The state that pages can read; each part of the shell updates its own fields. */
export type StateStore = Store<DesktopState>;

export function createStore<Values extends object>(initial: Values): Store<Values> {
  const listeners = new Set<(values: Values, before: Values) => void>();
  let current = initial;
  return {
    get: () => current,
    update(part) {
      const before = current;
      current = { ...before, ...part };
      for (const listener of listeners) listener(current, before);
    },
    subscribe: (listener) => void listeners.add(listener),
    onChange(select, listener) {
      const compare = (values: Values, before: Values) => {
        if (!isDeepStrictEqual(select(values), select(before))) listener();
      };
      listeners.add(compare);
      return () => listeners.delete(compare);
    },
  };
}

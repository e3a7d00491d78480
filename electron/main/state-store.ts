import type { DesktopState } from '#contract/desktop/state.ts';

/** The state that pages can read; each part of the shell updates its own fields. */
export interface StateStore {
  get(): DesktopState;
  update(part: Partial<DesktopState>): void;
  /** @returns a function that removes the listener */
  subscribe(listener: (state: DesktopState) => void): () => void;
}

export function createStateStore(initial: DesktopState): StateStore {
  const listeners = new Set<(state: DesktopState) => void>();
  let current = initial;
  return {
    get: () => current,
    update(part) {
      current = { ...current, ...part };
      for (const listener of listeners) listener(current);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

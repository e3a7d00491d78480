import type { DesktopState } from '#contract/desktop/state.ts';

/** What the pages may know of the shell; each concern writes its own part. */
export interface StateStore {
  get(): DesktopState;
  update(part: Partial<DesktopState>): void;
  /** @returns the way to stop listening */
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

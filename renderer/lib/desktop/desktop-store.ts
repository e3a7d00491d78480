import { useSyncExternalStore } from 'react';
import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import type { DesktopState } from '#contract/desktop/state.ts';

/** Store of the last state that the shell has sent. */
export interface DesktopStore {
  get(): DesktopState;
  /** @returns the way to stop listening */
  subscribe(listener: (state: DesktopState, before: DesktopState) => void): () => void;
}

let started: DesktopStore | undefined;

/** Asks the shell once and listens from then on. */
export async function startDesktopStore(bridge: Pick<DesktopBridge, 'app' | 'on'>): Promise<DesktopStore> {
  const listeners = new Set<(state: DesktopState, before: DesktopState) => void>();
  let current: DesktopState | undefined;
  bridge.on('app.stateChanged', (state) => {
    const before = current ?? state;
    current = state;
    for (const listener of listeners) listener(state, before);
  });
  const asked = await bridge.app.state();
  // What changed while the answer was on its way is newer than the answer.
  const first = current ?? asked;
  current = first;
  started = {
    get: () => current ?? first,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return started;
}

/** Returns the state of the shell, for the parts of the desktop app. */
export function useDesktopState(): DesktopState {
  if (!started) throw new Error('useDesktopState is for the desktop app, once it has started');
  return useSyncExternalStore(started.subscribe, started.get);
}

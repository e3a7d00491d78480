let channel: BroadcastChannel | undefined;

/** One for the whole page: what it says itself it does not hear. */
function sharedChannel(): BroadcastChannel | undefined {
  if (typeof document === 'undefined') return undefined;
  channel ??= new BroadcastChannel('organization-switch');
  return channel;
}

/** Tells the other tabs of this browser, which share the session, that it works in another organization now. */
export function announceSwitch(): void {
  sharedChannel()?.postMessage(null);
}

/** @returns the way to stop listening */
export function onSwitchElsewhere(listener: () => void): () => void {
  const shared = sharedChannel();
  shared?.addEventListener('message', listener);
  return () => shared?.removeEventListener('message', listener);
}

let channel: BroadcastChannel | undefined;

/** One for the whole page: what it says itself it does not hear. */
function sharedChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('identity-change');
  return channel;
}

/** Tells the other tabs of this browser, which share the session, that it is another person's now. */
export function announceIdentityChange(): void {
  sharedChannel().postMessage(null);
}

/**
 * Calls the listener when another tab has changed the session's user.
 * @returns the way to stop, which closes the channel
 */
export function onIdentityChange(listener: () => void): () => void {
  sharedChannel().addEventListener('message', listener);
  return () => {
    channel?.close();
    channel = undefined;
  };
}

const channelName = 'identity-change';

/** Tells the other tabs of this browser, which share the session, that it is another person's now. */
export function announceIdentityChange(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Told when another tab has changed who the visitor is. */
export function onIdentityChange(listener: () => void): void {
  new BroadcastChannel(channelName).addEventListener('message', listener);
}

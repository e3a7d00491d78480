const listeners = new Set<() => void>();

/** Told of every call that the server refused because of who asks (401, 403). */
export function onUnauthorizedCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportUnauthorizedCall(): void {
  for (const listener of listeners) listener();
}

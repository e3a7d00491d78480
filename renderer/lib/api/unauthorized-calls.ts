const listeners = new Set<() => void>();

/** Emitted for every call that the server rejected because of the session (401, 403). */
export function onUnauthorizedCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportUnauthorizedCall(): void {
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Told of every call that the server refused because of who asks (401, 403). */
export function onRefusedCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportRefusedCall(): void {
  for (const listener of listeners) listener();
}

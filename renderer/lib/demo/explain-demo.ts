const listeners = new Set<() => void>();

/** Told when somebody tried to change something in the demo. */
export function onDemoRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that this is a demo: opens its dialog, which stands with the demo's strip. */
export function explainDemo(): void {
  for (const listener of listeners) listener();
}

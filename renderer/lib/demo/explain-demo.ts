const listeners = new Set<() => void>();

/** Told when somebody tried to change something in the demo. */
export function onDemoRejection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that this is a demo: opens its dialog, which belongs to the demo's banner. */
export function explainDemo(): void {
  for (const listener of listeners) listener();
}

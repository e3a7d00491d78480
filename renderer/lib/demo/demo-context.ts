import { createContext, useContext } from 'react';

const listeners = new Set<() => void>();

/** Whether this is a demo, in which nothing can be changed. */
export const DemoContext = createContext(false);

/**
 * Whether a control is blocked because it would change something in a demo. It then looks as ever, says
 * `aria-disabled`, and explains itself when pressed (`explainDemo`).
 */
export function useDemoBlock(writes: boolean | undefined): boolean {
  const demo = useContext(DemoContext);
  return demo && writes === true;
}

/** Told when somebody tried to change something in the demo. */
export function onDemoRejection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that this is a demo: opens its dialog, which belongs to the demo's banner. */
export function explainDemo(): void {
  for (const listener of listeners) listener();
}

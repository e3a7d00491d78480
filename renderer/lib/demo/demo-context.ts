import { createContext, useContext } from 'react';

/** Whether this is a demo, in which nothing can be changed. */
export const DemoContext = createContext(false);

/**
 * Whether a control is blocked because it would change something in a demo. It then looks as ever, says
 * `aria-disabled`, and explains itself when pressed (explain-demo.ts).
 */
export function useDemoBlock(writes: boolean | undefined): boolean {
  const demo = useContext(DemoContext);
  return demo && writes === true;
}

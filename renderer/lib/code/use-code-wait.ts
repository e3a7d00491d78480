import { useEffect, useState } from 'react';
import { codeWaitEnd } from './code-wait.ts';

/**
 * Seconds until another code may be asked for, counting down; 0 on the server, which knows no tab.
 * @param sent changes when another code was sent or refused
 */
export function useCodeWait(email: string, sent: unknown): number {
  const [left, setLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code starts another wait.
  useEffect(() => {
    const end = codeWaitEnd(email);
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [email, sent]);
  return left;
}

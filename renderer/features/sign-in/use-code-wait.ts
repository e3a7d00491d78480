import { useEffect, useState } from 'react';
import { useSecondsUntil } from '../../lib/countdown/use-seconds-until.ts';
import { codeWaitEnd } from './code-wait.ts';

/**
 * Seconds until another code may be asked for, counting down; 0 on the server, which knows no tab.
 * @param sent changes when another code was sent or refused
 */
export function useCodeWait(email: string, sent: unknown): number {
  const [end, setEnd] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code starts another wait.
  useEffect(() => setEnd(codeWaitEnd(email)), [email, sent]);
  return useSecondsUntil(end);
}

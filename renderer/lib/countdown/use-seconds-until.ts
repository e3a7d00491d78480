import { useEffect, useState } from 'react';

/**
 * Seconds until a moment, counting down to 0; 0 on the server.
 * @param end in milliseconds since 1970; undefined while there is nothing to wait for
 */
export function useSecondsUntil(end: number | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil(((end ?? 0) - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

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

/** 42 seconds as '0:42', two hours as '2:00:00'. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

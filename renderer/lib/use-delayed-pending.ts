import { useEffect, useRef, useState } from 'react';

/** After this long a wait is shown, in milliseconds; shorter ones would only flicker. */
const showAfter = 1000;
/** Once shown, a wait stays shown at least this long, in milliseconds. */
const showAtLeast = 500;

/**
 * True while something has been pending for more than a second; then for half a second at least.
 * @param after how long the wait must have lasted, in milliseconds; 0 for a wait that was waited for already
 */
export function useDelayedPending(pending: boolean, after = showAfter): boolean {
  const [shown, setShown] = useState(pending && after === 0);
  const shownAt = useRef<number>(undefined);
  useEffect(() => {
    if (shown) shownAt.current ??= performance.now();
    if (pending === shown) return;
    const until = (shownAt.current ?? 0) + showAtLeast - performance.now();
    const timer = setTimeout(() => setShown(pending), pending ? after : Math.max(0, until));
    return () => clearTimeout(timer);
  }, [pending, shown, after]);
  useEffect(() => {
    if (!shown) shownAt.current = undefined;
  }, [shown]);
  return shown;
}

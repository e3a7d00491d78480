import { useEffect, useRef, useState } from 'react';

/** After this long a wait is shown, in milliseconds; shorter ones would only flicker. */
const showAfter = 1000;
/** Once shown, a wait stays shown at least this long, in milliseconds. */
const showAtLeast = 500;

/** True while something has been pending for more than a second; then for half a second at least. */
export function useDelayedPending(pending: boolean): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (pending === shown) return;
    const wait = pending ? showAfter : Math.max(0, shownAt.current + showAtLeast - performance.now());
    const timer = setTimeout(() => {
      if (pending) shownAt.current = performance.now();
      setShown(pending);
    }, wait);
    return () => clearTimeout(timer);
  }, [pending, shown]);
  return shown;
}

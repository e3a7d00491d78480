import { type RefObject, useEffect, useState } from 'react';

/** True while an element is above what can be seen of the page, below its sticky head. */
export function useScrolledAway(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setAway(isAbove(entry)),
      // The head covers 52 px of it.
      { rootMargin: '-52px 0px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return away;
}

function isAbove(entry: IntersectionObserverEntry | undefined): boolean {
  return !!entry && !entry.isIntersecting && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0);
}

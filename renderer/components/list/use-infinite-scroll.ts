import { type RefObject, useEffect } from 'react';

/** How far below the window the end of the list may be when more is loaded. */
const reach = '200px';

/**
 * Runs `onNear` when an element comes near the lower edge of the window.
 * @param round starts the watch again: an element that is near still counts again
 */
export function useInfiniteScroll(
  element: RefObject<Element | null>,
  enabled: boolean,
  round: number,
  onNear: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` starts it anew
  useEffect(() => {
    if (!enabled || !element.current) return;
    // On a busy machine that it was far and that it came near are told at once.
    const tell: IntersectionObserverCallback = (entries) =>
      entries.some(({ isIntersecting }) => isIntersecting) && onNear();
    const observer = new IntersectionObserver(tell, { rootMargin: `0px 0px ${reach} 0px` });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, enabled, round, onNear]);
}

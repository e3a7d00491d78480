import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings a place of the page into sight, and the focus there, when a link leads to it: also when the page comes up with
 * such a link, since the place may not have been there when the browser searched for it.
 */
export function useScrollToHash(
  id: string,
  place: RefObject<HTMLElement | null>,
  onArrive?: () => void,
): void {
  const { hash, key } = useLocation();
  const arrive = useRef(onArrive);
  useEffect(() => {
    arrive.current = onArrive;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link can be followed again
  useEffect(() => {
    if (hash !== `#${id}`) return;
    arrive.current?.();
    place.current?.scrollIntoView();
    const summary = place.current?.querySelector('summary');
    (summary ?? place.current)?.focus({ preventScroll: true });
  }, [hash, key, id, place]);
}

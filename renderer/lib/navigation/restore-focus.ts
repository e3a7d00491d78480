import { pageHeading } from './page-heading.ts';

/**
 * The `ref` of what may leave the page with the focus in it, such as a button that its own press takes away: the focus
 * goes on to the heading.
 */
export function restoreFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    // Not every end of a ref takes the element away; and what comes in its place may have taken the focus.
    queueMicrotask(() => {
      if (!element.isConnected && document.activeElement === document.body)
        pageHeading()?.focus({ preventScroll: true });
    });
  };
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The page that was shown last in this tab. */
let shownPath: string | undefined;

/** The heading of the page, ready to take the focus: it says where one is to users who cannot see the page. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** The heading of the section that an element is in, or else of the page, ready to take the focus. */
export function nearestHeading(element: Element | null): HTMLElement | null {
  const heading = element?.closest('section')?.querySelector<HTMLElement>('h2');
  if (!heading) return pageHeading();
  heading.tabIndex = -1;
  return heading;
}

/** Takes the focus after an entry of a list is gone: the list, or its heading where it is empty. */
export function listOrHeading(list: HTMLElement | null): HTMLElement | null {
  return list?.hasChildNodes() ? list : nearestHeading(list);
}

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

/**
 * A page whose data was long on its way had no heading to move the focus to when it was navigated to, or one that has
 * gone with the skeleton: the focus goes there now, unless it is somewhere by now.
 */
export function useFocusAfterWait(pending: boolean): void {
  const hasWaited = useRef(false);
  useEffect(() => {
    if (pending) hasWaited.current = true;
    else if (hasWaited.current && document.activeElement === document.body)
      pageHeading()?.focus({ preventScroll: true });
  }, [pending]);
}

/** Moves the focus to the heading of an error page that replaces a page while its data was loading. */
export function useFocusOnError(): void {
  useEffect(() => {
    if (shownPath !== undefined && document.activeElement === document.body)
      pageHeading()?.focus({ preventScroll: true });
  }, []);
}

/**
 * After a navigation moves the focus to the heading of the new page, which says to users who cannot see it where they
 * are. Leaves it where the page itself has put it, in a field that was opened meanwhile (the palette's), and alone where
 * only the search parameters changed.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = shownPath === undefined;
    const isSame = shownPath === pathname;
    shownPath = pathname;
    if (isFirst || isSame) return;
    if (document.querySelector('main')?.contains(document.activeElement)) return;
    if (document.activeElement?.matches('[role=dialog]:not([data-closed]) input')) return;
    pageHeading()?.focus({ preventScroll: true });
  }, [pathname]);
}

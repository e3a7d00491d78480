import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageHeading } from '../lib/navigation/page-heading.ts';

/** The page that was shown last in this tab. */
let shownPath: string | undefined;

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

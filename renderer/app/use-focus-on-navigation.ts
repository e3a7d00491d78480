import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The page that was shown last in this tab. */
let shownPath: string | undefined;

/**
 * After a navigation moves the focus to the heading of the new page, which tells people who cannot see it where they
 * are. Leaves it where the page itself has put it, and alone where only the search parameters changed.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = shownPath === undefined;
    const isSame = shownPath === pathname;
    shownPath = pathname;
    if (isFirst || isSame) return;
    const content = document.querySelector('main');
    const heading = content?.querySelector('h1');
    if (!content || !heading || content.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

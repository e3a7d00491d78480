import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useDelayedPending } from '../lib/use-delayed-pending.ts';
import { showLateFonts } from './show-late-fonts.ts';
import { useDocumentLanguage } from './use-document-language.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePageTitle } from './use-page-title.ts';
import { usePendingLink } from './use-pending-link.ts';

/** The outermost layout: keeps title, language, focus and scroll position in step with the page. */
export function Root() {
  useDocumentLanguage();
  useFocusOnNavigation();
  usePendingLink();
  useLateFonts();
  return (
    <>
      <PageTitle />
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** From the second page on. */
function useLateFonts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) showLateFonts();
  }, [pathname]);
}

/** A part of its own, ahead of the page: a page that failed inside its area says its own title after it. */
function PageTitle() {
  usePageTitle();
  return null;
}

/** A slim bar at the top edge while the next page is more than a second on its way. */
function NavigationProgress() {
  const { t } = useTranslation();
  const pending = useDelayedPending(useNavigation().state !== 'idle');
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      {pending && (
        <>
          <span className="sr-only">{t('states.loading')}</span>
          <span className="block h-full w-1/3 animate-progress bg-accent motion-reduce:w-full" />
        </>
      )}
    </div>
  );
}

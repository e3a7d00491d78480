import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { NavigationProgress } from './navigation-progress.tsx';
import { showLateFonts } from './show-late-fonts.ts';
import { useDocumentLanguage } from './use-document-language.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePageTitle } from './use-page-title.ts';
import { usePressedLink } from './use-pressed-link.ts';

/** The outermost layout: keeps title, language, focus and scroll position in step with the page. */
export function Root() {
  useDocumentLanguage();
  useFocusOnNavigation();
  usePressedLink();
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

import { Outlet, ScrollRestoration } from 'react-router';
import { NavigationProgress } from './navigation-progress.tsx';
import { useDocumentLanguage } from './use-document-language.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePageTitle } from './use-page-title.ts';

/** The outermost layout: keeps title, language, focus and scroll position in step with the page. */
export function Root() {
  useDocumentLanguage();
  useFocusOnNavigation();
  return (
    <>
      <PageTitle />
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** A part of its own, ahead of the page: a page that failed inside its area says its own title after it. */
function PageTitle() {
  usePageTitle();
  return null;
}

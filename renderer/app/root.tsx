import { Outlet, ScrollRestoration } from 'react-router';
import { useDocumentLanguage } from './use-document-language.ts';
import { usePageTitle } from './use-page-title.ts';

/** The outermost layout: keeps title, language and scroll position in step with the page. */
export function Root() {
  usePageTitle();
  useDocumentLanguage();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useHref, useNavigation } from 'react-router';
import { useFocusOnNavigation } from '../../lib/navigation/heading-focus.ts';
import { useDelayedPending } from '../../lib/use-delayed-pending.ts';
import { useDocumentLanguage, usePageTitle } from './use-document.ts';
import { useLateFonts } from './use-late-fonts.ts';

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

/**
 * Marks the link that was pressed until its page is shown: users see at once that the click counts, whatever the page
 * takes. In the document and not in its components, of which a list has thousands.
 */
function usePendingLink(): void {
  const pressed = useRef<HTMLAnchorElement | null>(null);
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest('a') : null;
    };
    addEventListener('click', remember, { capture: true });
    return () => removeEventListener('click', remember, { capture: true });
  }, []);

  const { state, location } = useNavigation();
  const address = useHref(location ?? '');
  // What else navigates, such as a key, presses no link.
  const findPressed = useEffectEvent(() => {
    const link = pressed.current;
    return link?.href === new URL(address, document.baseURI).href ? link : null;
  });
  const isLoading = state === 'loading';
  useEffect(() => {
    const link = isLoading ? findPressed() : null;
    link?.setAttribute('data-pending', '');
    return () => link?.removeAttribute('data-pending');
  }, [isLoading]);
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

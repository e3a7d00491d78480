import { useRouteError } from 'react-router';
import { ErrorPage } from '../features/error-pages/error-page.tsx';
import { type PageError, pageErrorOf } from '../layout/routes/page-error.ts';
import { useDocumentLanguage, usePageTitle } from '../layout/routes/use-document.ts';
import { useFocusOnNavigation } from '../lib/navigation/heading-focus.ts';
import { shellSlots } from '../lib/shell/shell-slots.ts';
import { AuthCard } from './auth-layout/auth-card.tsx';
import { loadedOnboardingPage } from './onboarding.ts';

/** Screen in place of a page that could not be shown. */
export function ErrorScreen() {
  const pageError = pageErrorOf(useRouteError());
  useDocumentLanguage();
  useFocusOnNavigation();
  const { FailedStart } = shellSlots;
  return FailedStart ? (
    <FailedStart>
      <PageErrorContent of={pageError} />
    </FailedStart>
  ) : (
    <PageErrorContent of={pageError} />
  );
}

/** The form for one's name, or the page of the error. */
function PageErrorContent({ of: pageError }: { of: PageError }) {
  usePageTitle(pageError);
  const OnboardingPage = loadedOnboardingPage();
  return (
    <AuthCard>
      {pageError.kind === 'error' && <ErrorPage {...pageError} />}
      {pageError.kind === 'onboarding' && OnboardingPage && (
        <OnboardingPage formError={pageError.formError} />
      )}
    </AuthCard>
  );
}

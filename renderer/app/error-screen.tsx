import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPage } from '../features/error-pages/error-page.tsx';
import { OnboardingPage } from '../features/sign-in/onboarding-page.tsx';
import { onboardingRequired } from './guards.ts';
import { usePageTitle } from './use-page-title.ts';

/** What stands in place of a page that could not be shown: the form for one's name, or the page of the error. */
export function ErrorScreen() {
  const error = useRouteError();
  usePageTitle();
  if (isRouteErrorResponse(error)) {
    if (error.data?.kind === onboardingRequired.kind) return <OnboardingPage />;
    return <ErrorPage status={error.status} />;
  }
  return <ErrorPage status={undefined} />;
}

import { useRouteError } from 'react-router';
import { ErrorPage } from '../features/error-pages/error-page.tsx';
import { Door } from './door/door.tsx';
import { loadedOnboardingPage } from './onboarding.ts';
import { pageFaultOf } from './page-fault.ts';
import { useDocumentLanguage } from './use-document-language.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePageTitle } from './use-page-title.ts';

/** What stands in place of a page that could not be shown: the form for one's name, or the page of the error. */
export function ErrorScreen() {
  const fault = pageFaultOf(useRouteError());
  usePageTitle(fault);
  useDocumentLanguage();
  useFocusOnNavigation();
  const OnboardingPage = loadedOnboardingPage();
  return (
    <Door>
      {fault.kind === 'error' && (
        <ErrorPage name={fault.page} status={fault.status} requestId={fault.requestId} />
      )}
      {fault.kind === 'onboarding' && OnboardingPage && <OnboardingPage refusal={fault.refusal} />}
    </Door>
  );
}

import { useRouteError } from 'react-router';
import { ErrorPage } from '../features/error-pages/error-page.tsx';
import { desktopParts } from '../lib/desktop/desktop-parts.ts';
import { Door } from './auth-layout/auth-card.tsx';
import { loadedOnboardingPage } from './onboarding.ts';
import { type PageFault, pageFaultOf } from './page-error.ts';
import { useDocumentLanguage } from './use-document-language.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePageTitle } from './use-page-title.ts';

/** What stands in place of a page that could not be shown; in the desktop app that may be for want of a connection. */
export function ErrorScreen() {
  const fault = pageFaultOf(useRouteError());
  useDocumentLanguage();
  useFocusOnNavigation();
  const { FailedStart } = desktopParts;
  return FailedStart ? (
    <FailedStart>
      <Fault of={fault} />
    </FailedStart>
  ) : (
    <Fault of={fault} />
  );
}

/** The form for one's name, or the page of the error. */
function Fault({ of: fault }: { of: PageFault }) {
  usePageTitle(fault);
  const OnboardingPage = loadedOnboardingPage();
  return (
    <Door>
      {fault.kind === 'error' && <ErrorPage {...fault} />}
      {fault.kind === 'onboarding' && OnboardingPage && <OnboardingPage refusal={fault.refusal} />}
    </Door>
  );
}

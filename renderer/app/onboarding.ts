import type { OnboardingPage } from '../features/sign-in/onboarding-page.tsx';
import { whenIdle } from '../lib/chunks/when-idle.ts';

/** Where the form for one's name lies, so that the server can preload it. */
export const onboardingModule = 'renderer/features/sign-in/onboarding-page.tsx';

/** Translations of the form. */
export const onboardingNamespaces = ['sign-in', 'validation'] as const;

let loaded: typeof OnboardingPage | undefined;

/** Fetches the form, which few visits need. It must be there before it can stand in place of a page. */
export async function loadOnboardingPage(): Promise<void> {
  if (loaded) return;
  loaded = (await import('../features/sign-in/onboarding-page.tsx')).OnboardingPage;
  // Sending the form tells of a failure.
  if (typeof document !== 'undefined') whenIdle(() => void loadOnboardingAction().catch(() => {}));
}

/** Fetches what answers the form: once it stands, so that it can be sent by who loses the network while typing. */
export async function loadOnboardingAction() {
  return (await import('../features/sign-in/complete-onboarding.ts')).completeOnboarding;
}

export function loadedOnboardingPage(): typeof OnboardingPage | undefined {
  return loaded;
}

import type { OnboardingPage } from '../features/sign-in/onboarding-page.tsx';

/** Where the form for one's name lies, so that the server can preload it. */
export const onboardingModule = 'renderer/features/sign-in/onboarding-page.tsx';

/** Translations of the form. */
export const onboardingNamespaces = ['sign-in', 'validation'] as const;

let loaded: typeof OnboardingPage | undefined;

/** Fetches the form, which few visits need. It must be there before it can stand in place of a page. */
export async function loadOnboardingPage(): Promise<void> {
  loaded ??= (await import('../features/sign-in/onboarding-page.tsx')).OnboardingPage;
}

export function loadedOnboardingPage(): typeof OnboardingPage | undefined {
  return loaded;
}

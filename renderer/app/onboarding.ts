import { createChunk, loadWhenIdle } from '../lib/chunks/chunk.ts';
/** Path of the module with the form for one's name, so that the server can preload it. */
export const onboardingModule = 'renderer/features/sign-in/onboarding-page.tsx';

/** Translations of the form. */
export const onboardingNamespaces = ['sign-in', 'validation'] as const;

const page = createChunk(
  async () => (await import('../features/sign-in/onboarding-page.tsx')).OnboardingPage,
);
const action = createChunk(
  async () => (await import('../features/sign-in/complete-onboarding.ts')).completeOnboarding,
);

/** Fetches the form, which few visits need. It must be there before it can replace a page. */
export async function loadOnboardingPage(): Promise<void> {
  if (page.loaded) return;
  await page.load();
  // Sending the form reports a failure.
  if (typeof document !== 'undefined') loadWhenIdle(action.load);
}

/** The form's action: fetched once the form is shown, so that it can be sent after the network was lost while typing. */
export const loadOnboardingAction = action.load;

export const loadedOnboardingPage = () => page.loaded;

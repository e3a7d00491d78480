import type { Init } from '#contract/api/init.ts';
import type { EnvironmentBanner } from '../components/ui/environment-banner.tsx';

/** Where the banner lies, so that the server can preload it. */
export const environmentModule = 'renderer/components/ui/environment-banner.tsx';

let loaded: typeof EnvironmentBanner | undefined;

/** Fetches the banner of an environment that is not production. It must be there before a page is rendered. */
export async function loadEnvironmentBanner({ banner }: Init): Promise<void> {
  if (banner) loaded ??= (await import('../components/ui/environment-banner.tsx')).EnvironmentBanner;
}

export function loadedEnvironmentBanner(): typeof EnvironmentBanner | undefined {
  return loaded;
}

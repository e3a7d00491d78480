import type { Init } from '#contract/api/init.ts';
import type { ImpersonationBanner } from './impersonation-banner.tsx';

/** Where the banner lies, so that the server can preload it. */
export const impersonationModule = 'renderer/layout/impersonation-banner.tsx';

let loaded: typeof ImpersonationBanner | undefined;

/** Fetches the banner where it is needed, which is almost nowhere. It must be there before a page is rendered. */
export async function loadImpersonationBanner({ visitor }: Init): Promise<void> {
  if (visitor?.impersonatedBy) loaded ??= (await import('./impersonation-banner.tsx')).ImpersonationBanner;
}

export function loadedImpersonationBanner(): typeof ImpersonationBanner | undefined {
  return loaded;
}

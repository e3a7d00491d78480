import type { Init } from '#contract/api/init.ts';
import { createChunk } from '../lib/chunks/chunk.ts';

/** Where the banner lies, so that the server can preload it. */
export const impersonationModule = 'renderer/layout/impersonation-banner.tsx';

const chunk = createChunk(async () => (await import('./impersonation-banner.tsx')).ImpersonationBanner);

/** Fetches the banner where it is needed, which is almost nowhere. It must be there before a page is rendered. */
export async function loadImpersonationBanner({ visitor: currentUser }: Init): Promise<void> {
  if (currentUser?.impersonatedBy) await chunk.load();
}

export const loadedImpersonationBanner = () => chunk.loaded;

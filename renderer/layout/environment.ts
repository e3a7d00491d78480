import type { Init } from '#contract/api/init.ts';
import { createChunk } from '../lib/chunks/chunk.ts';

/** Where the banner lies, so that the server can preload it. */
export const environmentModule = 'renderer/components/ui/environment-banner.tsx';

const chunk = createChunk(
  async () => (await import('../components/ui/environment-banner.tsx')).EnvironmentBanner,
);

/** Fetches the banner of an environment that is not production. It must be there before a page is rendered. */
export async function loadEnvironmentBanner({ banner }: Init): Promise<void> {
  if (banner) await chunk.load();
}

export const loadedEnvironmentBanner = () => chunk.loaded;

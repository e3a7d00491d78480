import type { i18n } from 'i18next';
import type { Init } from '#contract/api/init.ts';
import { importChunk } from '../../lib/chunks/chunk.ts';
import { loadNamespaces } from '../../lib/i18n/load-namespaces.ts';
import type { DemoBanner } from './demo-banner.tsx';

/** Path of the module with the banner, so that the server can preload it. */
export const demoModule = 'renderer/layout/demo/demo-banner.tsx';

let loaded: typeof DemoBanner | undefined;

/** Fetches the banner of the demo, with its texts, where this is one. It must be there before a page is rendered. */
export async function loadDemo({ demo }: Init, translations: i18n): Promise<void> {
  if (!demo) return;
  const [DemoBanner] = await Promise.all([
    importChunk(async () => (await import('./demo-banner.tsx')).DemoBanner),
    loadNamespaces(translations, ['demo']),
  ]);
  loaded = DemoBanner;
}

export function loadedDemoBanner(): typeof DemoBanner | undefined {
  return loaded;
}

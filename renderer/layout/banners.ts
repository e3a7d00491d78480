import type { i18n } from 'i18next';
import type { MiddlewareFunction } from 'react-router';
import type { Init } from '#contract/api/init.ts';
import { createChunk } from '../lib/chunks/chunk.ts';
import { servicesContext } from '../lib/services/services.ts';
import { demoModule, loadDemo } from './demo/load-demo.ts';

/** Path of the module with the banner, so that the server can preload it. */
const environmentModule = 'renderer/components/ui/environment-banner.tsx';

const environmentChunk = createChunk(
  async () => (await import('../components/ui/environment-banner.tsx')).EnvironmentBanner,
);

export const loadedEnvironmentBanner = () => environmentChunk.loaded;

/** Fetches the banner of an environment that is not production. It must be there before a page is rendered. */
async function loadEnvironmentBanner({ banner }: Init): Promise<void> {
  if (banner) await environmentChunk.load();
}

/** Path of the module with the banner, so that the server can preload it. */
const impersonationModule = 'renderer/layout/impersonation-banner.tsx';

const impersonationChunk = createChunk(
  async () => (await import('./impersonation-banner.tsx')).ImpersonationBanner,
);

export const loadedImpersonationBanner = () => impersonationChunk.loaded;

/** Fetches the banner where it is needed, which is almost nowhere. It must be there before a page is rendered. */
async function loadImpersonationBanner({ currentUser }: Init): Promise<void> {
  if (currentUser?.impersonatedBy) await impersonationChunk.load();
}

const loaders: readonly ((known: Init, translations: i18n) => Promise<void>)[] = [
  loadEnvironmentBanner,
  loadImpersonationBanner,
  loadDemo,
];

/** Fetches the banners that are above every page where they are needed. */
export async function loadBanners(known: Init, i18n: i18n): Promise<void> {
  await Promise.all(loaders.map((load) => load(known, i18n)));
}

/** Ahead of the guards, because what replaces a rejected page has the banners as well. */
export const withBanners: MiddlewareFunction = async ({ context }, next) => {
  const { init, i18n } = context.get(servicesContext);
  await loadBanners(await init.load(), i18n);
  return next();
};

/** The modules of the banners that this user sees, so that the server can preload them. */
export function bannerModules({ banner, currentUser, demo }: Init): string[] {
  return [
    ...(banner ? [environmentModule] : []),
    ...(currentUser?.impersonatedBy ? [impersonationModule] : []),
    ...(demo ? [demoModule] : []),
  ];
}

import type { i18n } from 'i18next';
import type { MiddlewareFunction } from 'react-router';
import type { Init } from '#contract/api/init.ts';
import { demoModule, loadDemo } from '../layout/demo/load-demo.ts';
import { environmentModule, loadEnvironmentBanner } from '../layout/environment.ts';
import { impersonationModule, loadImpersonationBanner } from '../layout/impersonation.ts';
import { servicesContext } from '../lib/services/services.ts';

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
export function bannerModules({ banner, visitor: currentUser, demo }: Init): string[] {
  return [
    ...(banner ? [environmentModule] : []),
    ...(currentUser?.impersonatedBy ? [impersonationModule] : []),
    ...(demo ? [demoModule] : []),
  ];
}

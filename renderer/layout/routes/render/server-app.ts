import type { i18n } from 'i18next';
import type { RouteObject } from 'react-router';
import type { Init } from '#contract/api/init.ts';

/** What an app is on the server, which renders its pages. Modules are paths in the project; browsers preload them. */
export interface ServerApp {
  /** Every address. */
  routes: RouteObject[];
  /** Loads the banners above every page that this user sees. */
  loadBanners(known: Init, translations: i18n): Promise<void>;
  /** Returns the modules of these banners. */
  bannerModules(known: Init): readonly string[];
  /** Returns the modules of what /login has beside its form. */
  signInMethodModules(known: Init): readonly string[];
  /** The form for one's name, which replaces a page. */
  onboarding: { module: string; namespaces: readonly string[] };
}

import { defineApp } from '#contract/facts/define-app.ts';
import { app } from '#contract/features/app.ts';
import { routes } from './app/all-routes.ts';
import { onboardingModule, onboardingNamespaces } from './app/onboarding.ts';
import { signInMethodModules } from './features/sign-in/load-sign-in-methods.ts';
import { bannerModules, loadBanners } from './layout/banners.ts';
import { createRenderPage } from './layout/routes/render/create-render-page.ts';

export { inlineScripts } from './layout/routes/render/document.ts';

// The server keeps a copy of its own of what it shares with its pages.
defineApp(app);

export const renderPage = createRenderPage({
  routes,
  loadBanners,
  bannerModules,
  signInMethodModules,
  onboarding: { module: onboardingModule, namespaces: onboardingNamespaces },
});

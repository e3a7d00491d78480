import { defineApp } from '#contract/facts/define-app.ts';
import { app } from '#contract/features/app.ts';
import { desktopSignInStep } from './app/desktop/desktop-sign-in-step.ts';
import { loadDesktop } from './app/desktop/load-desktop.ts';
import { loadOnboardingPage } from './app/onboarding.ts';
import { appRoutes } from './app/routes.tsx';
import { loadSignInMethods } from './features/sign-in/load-sign-in-methods.ts';
import { loadBanners } from './layout/banners.ts';
import { createBrowserSignIn } from './layout/routes/browser/browser-sign-in.ts';
import { startApp } from './layout/routes/browser/start-app.tsx';
import './styles/app.css';

defineApp(app);

// Not awaited: a module that waits could not stand in one file with what the pages import.
void startApp({
  routes: appRoutes,
  createSignIn: (services) => ({ ...createBrowserSignIn(services), ...desktopSignInStep }),
  loadBanners,
  loadSignInMethods,
  loadOnboardingPage,
  loadShell: loadDesktop,
});

import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Init } from '#contract/api/init.ts';
import { defineApp } from '#contract/facts/define-app.ts';
import { app } from '#contract/features/app.ts';
import { Providers } from './layout/routes/providers.tsx';
import { createBrowserSignIn } from './app/browser-sign-in.ts';
import { createBrowserI18n } from './layout/routes/browser/create-browser-i18n.ts';
import { replayEarlyClick } from './layout/routes/early-click.ts';
import { guardComposition } from './layout/routes/browser/guard-composition.ts';
import { guardTranslatedTexts } from './layout/routes/browser/guard-translated-texts.ts';
import { createKnownRoutes, type KnownRoutes } from './app/known-routes.ts';
import { loadOnboardingPage } from './app/onboarding.ts';
import { pageErrorOf } from './layout/routes/page-error.ts';
import { readPageState } from './layout/routes/page-state.ts';
import { prefetchPage } from './layout/routes/browser/prefetch-page.ts';
import { watchSession } from './layout/routes/browser/watch-session.ts';
import { loadSignInMethods } from './features/sign-in/load-sign-in-methods.ts';
import { loadBanners } from './layout/banners.ts';
import { detectLanguage, showServersLanguage } from './lib/i18n/language-detector.ts';
import { loadOnce } from './lib/load-once.ts';
import { latestLocation } from './lib/navigation/latest-location.ts';
import { rememberTimeZone } from './lib/preferences/time-zone.ts';
import { createInitStore } from './lib/services/init-store.ts';
import { type Services, servicesContext } from './lib/services/services.ts';
import { shellBridge } from './lib/shell/bridge.ts';
import { startTheme } from './lib/theme/use-theme.ts';
import './styles/app.css';
import { callFunction } from './lib/api/send-request.ts';
import { importChunk } from './lib/chunks/chunk.ts';
import type { StartShell } from './lib/shell/shell-slots.ts';

/** Loaders of the code that fills the slots of a shell; fetched in that shell alone. */
const shells: (() => Promise<StartShell>)[] = [
  () => importChunk(async () => (await import('./app/desktop/start-desktop.ts')).startDesktop),
];

defineApp(app);
void start();

/** In a function: a module that waits could not stand in one file with what the pages import. */
async function start(): Promise<void> {
  guardTranslatedTexts();
  guardComposition();
  const state = readPageState();
  const routes = createKnownRoutes();
  const i18n = await createBrowserI18n(state?.language ?? detectLanguage(), state?.resources);
  const language = () => i18n.language;
  const init = createInitStore(async () => {
    const read = (await callFunction('init', undefined, { language: language(), reads: true })) as Init;
    // Of a guest of an empty shell the server knows no more than this browser, which also has the html element.
    if (state || read.currentUser) await showServersLanguage(i18n, read.language);
    return read;
  }, state?.init);
  const data = loadOnce(async () => {
    const create = await importChunk(
      async () => (await import('./layout/routes/browser/browser-api-services.ts')).createBrowserApiServices,
    );
    return create(language, state?.queries);
  });
  // What the server names in the user's language, such as cities.
  i18n.on('languageChanged', () => void data.loaded?.queryClient.invalidateQueries());
  const context = new RouterContextProvider();
  const services: Services = {
    init,
    anonymousInit: state?.anonymousInit,
    data,
    i18n,
    signIn: createBrowserSignIn({ init, data, i18n }),
    prefetch: (to) => void prefetchPage(routes.get(), to, context),
    latestLocation: () => latestLocation(router),
  };
  context.set(servicesContext, services);
  if (state) {
    const bannersOf = state.init ?? state.anonymousInit;
    // Lazy routes must be there before hydration, or React would find an empty page and an early click would be lost.
    await Promise.all([
      loadMatchedModules(routes),
      state.queries && data.load(),
      isOnboarding(state.router.errors) && loadOnboardingPage(),
      bannersOf && loadBanners(bannersOf, i18n),
      state.init && loadSignInMethods(state.init),
    ]);
  }
  const [startShell] = shells;
  const start = shellBridge && (await startShell?.());
  const followShell = await start?.(services);

  const router = createBrowserRouter(routes.get(), {
    hydrationData: state?.router,
    getContext: () => context,
    patchRoutesOnNavigation: routes.discover,
  });
  const app = (
    <Providers services={services} watchSession={watchSession(services, router)}>
      <RouterProvider router={router} />
    </Providers>
  );
  const root = document.getElementById('root') as HTMLElement;
  if (state) {
    hydrateRoot(root, app);
    // React hydrates at once for a press.
    replayEarlyClick();
  } else createRoot(root).render(app);
  startTheme();
  rememberTimeZone();
  followShell?.(router);
}

function isOnboarding(errors: HydrationState['errors']): boolean {
  return Object.values(errors ?? {}).some((error) => pageErrorOf(error).kind === 'onboarding');
}

async function loadMatchedModules(routes: KnownRoutes): Promise<void> {
  await routes.loadFor(location);
  for (const { route } of matchRoutes(routes.get(), location) ?? []) {
    if (typeof route.lazy !== 'object' || !route.lazy.Component) continue;
    route.Component = (await route.lazy.Component()) as typeof route.Component;
    route.lazy = undefined;
  }
}

import type { i18n } from 'i18next';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Init } from '#contract/api/init.ts';
import type { SignIn } from '#contract/sign-in-steps.ts';
import { callFunction } from '../../../lib/api/send-request.ts';
import { importChunk } from '../../../lib/chunks/chunk.ts';
import { detectLanguage, showServersLanguage } from '../../../lib/i18n/language-detector.ts';
import { loadOnce } from '../../../lib/load-once.ts';
import { latestLocation } from '../../../lib/navigation/latest-location.ts';
import { rememberTimeZone } from '../../../lib/preferences/time-zone.ts';
import { createInitStore } from '../../../lib/services/init-store.ts';
import { type Services, servicesContext } from '../../../lib/services/services.ts';
import { shellBridge } from '../../../lib/shell/bridge.ts';
import type { StartShell } from '../../../lib/shell/shell-slots.ts';
import { startTheme } from '../../../lib/theme/use-theme.ts';
import type { AppRoutes } from '../app-routes.ts';
import { replayEarlyClick } from '../early-click.ts';
import { pageErrorOf } from '../page-error.ts';
import { readPageState } from '../page-state.ts';
import { Providers } from '../providers.tsx';
import { createBrowserI18n } from './create-browser-i18n.ts';
import { guardComposition } from './guard-composition.ts';
import { guardTranslatedTexts } from './guard-translated-texts.ts';
import { createKnownRoutes, type KnownRoutes } from './known-routes.ts';
import { prefetchPage } from './prefetch-page.ts';
import { watchSession } from './watch-session.ts';

/** What an app is in a browser. What it loads must be there before the page that the server rendered is hydrated. */
interface BrowserApp {
  routes: AppRoutes;
  createSignIn(services: Pick<Services, 'init' | 'data' | 'i18n'>): SignIn;
  /** Loads the banners above every page that this user sees. */
  loadBanners(known: Init, translations: i18n): Promise<void>;
  /** Loads what /login has beside its form. */
  loadSignInMethods(known: Init): Promise<void>;
  /** Loads the form for one's name, which replaces a page. */
  loadOnboardingPage(): Promise<void>;
  /** Loads the code that fills the slots of a shell; called in that shell alone. */
  loadShell?(): Promise<StartShell>;
}

/** Starts an app in a browser: hydrates the page that the server rendered, or renders one. */
export async function startApp(app: BrowserApp): Promise<void> {
  guardTranslatedTexts();
  guardComposition();
  const state = readPageState();
  const routes = createKnownRoutes(app.routes);
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
      async () => (await import('./browser-api-services.ts')).createBrowserApiServices,
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
    signIn: app.createSignIn({ init, data, i18n }),
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
      isOnboarding(state.router.errors) && app.loadOnboardingPage(),
      bannersOf && app.loadBanners(bannersOf, i18n),
      state.init && app.loadSignInMethods(state.init),
    ]);
  }
  const startShell = shellBridge && (await app.loadShell?.());
  const followShell = await startShell?.(services);

  const router = createBrowserRouter(routes.get(), {
    hydrationData: state?.router,
    getContext: () => context,
    patchRoutesOnNavigation: routes.discover,
  });
  const content = (
    <Providers services={services} watchSession={watchSession(services, router)}>
      <RouterProvider router={router} />
    </Providers>
  );
  const root = document.getElementById('root') as HTMLElement;
  if (state) {
    hydrateRoot(root, content);
    // React hydrates at once for a press.
    replayEarlyClick();
  } else createRoot(root).render(content);
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

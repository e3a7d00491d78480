import type { Init } from '#contract/api/init.ts';
import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { isLanguage } from '#contract/facts/languages.ts';
import { isTheme } from '#contract/facts/themes.ts';
import type { SignIn } from '#contract/sign-in-steps.ts';
import { defaultTheme } from '#contract/themes.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { AppSettings } from '../../features/desktop/app-settings.tsx';
import { ConnectionBanner } from '../../features/desktop/connection.tsx';
import { ServerButton } from '../../features/desktop/server-address/server-button.tsx';
import { ShellCommandHandler } from '../../features/desktop/shell-command-handler.tsx';
import { BrowserSignIn } from '../../features/desktop/sign-in/browser-sign-in.tsx';
import { UpdateButton } from '../../features/desktop/update/update-button.tsx';
import { UpdateEntry } from '../../features/desktop/update/update-entry.tsx';
import { HistoryButtons } from '../../features/desktop/window/history-buttons.tsx';
import windowStyles from '../../features/desktop/window/window.css?url';
import { ApiError } from '../../lib/api/api-error.ts';
import { loadStyleSheet } from '../../lib/chunks/load-style-sheet.ts';
import { desktopBridge } from '../../lib/desktop/bridge.ts';
import { type DesktopStore, startDesktopStore } from '../../lib/desktop/desktop-store.ts';
import type { Services } from '../../lib/services/services.ts';
import { type ShellSlots, type StartShell, shellSlots } from '../../lib/shell/shell-slots.ts';
import { FailedStart } from './failed-start.tsx';
import { type Router, watchReports } from './watch-reports.ts';

/**
 * Prepares what the desktop app shows beyond the website; to be awaited before the first page is rendered.
 * @returns what is to be done once there is a router
 */
export async function startDesktop(services: Services): ReturnType<StartShell> {
  // The program is fetched in the app alone.
  const bridge = desktopBridge as DesktopBridge;
  const [store] = await Promise.all([
    startDesktopStore(bridge),
    services.i18n.loadNamespaces(['desktop']),
    // Without it the page is plain, but works.
    loadStyleSheet(windowStyles).catch(() => {}),
  ]);
  const { platform, titleBar } = store.get();
  Object.assign(document.documentElement.dataset, { platform, titleBar });
  Object.assign(shellSlots, {
    AppSettings,
    ShellCommandHandler,
    BrowserSignIn,
    ConnectionBanner,
    FailedStart,
    HistoryButtons,
    ServerButton,
    UpdateButton,
    UpdateEntry,
    serverOrigin: () => store.get().server.address,
  } satisfies ShellSlots);
  services.signIn = createDesktopSignIn(bridge, services.signIn);
  return (router) => {
    followShell(bridge, router);
    followConnection(store, services, router);
    syncPreferences(bridge, services);
    followSignIn(store, services, router);
    watchReports(bridge, services, router);
  };
}

/**
 * When the server can be spoken to again: a page that could not be shown is loaded once more, at its address; one that
 * is shown stays as it is, with all that is typed in it, and reads its data again.
 */
function followConnection(store: DesktopStore, { init, data }: Services, router: Router): void {
  store.subscribe(({ connection }, before) => {
    if (connection.status !== 'online' || before.connection.status !== 'failed') return;
    if (router.state.errors) {
      void router.revalidate();
      return;
    }
    void init.reload().catch(() => {});
    void data.loaded?.queryClient.invalidateQueries();
  });
}

/** Goes where the shell wants: to the page of a notification, or of a link into the app. */
function followShell(bridge: Pick<DesktopBridge, 'on'>, router: Router): void {
  bridge.on('app.navigate', ({ path }) => {
    const target = safeRedirect(path);
    if (target !== undefined) void router.navigate(target);
  });
}

/** Goes on as after any sign-in once the one in the browser has come to its end. */
function followSignIn(store: DesktopStore, { init }: Services, router: Router): void {
  store.subscribe(({ signIn }, before) => {
    if (signIn.status !== 'idle' || before.signIn.status !== 'finishing') return;
    // /login redirects a signed-in user to the requested page. On other pages the session is watched.
    void init.reload().then(
      () => router.revalidate(),
      () => {},
    );
  });
}

/** The steps of signing in, in the desktop app: providers open in the system's browser, not in this window. */
function createDesktopSignIn({ signIn }: Pick<DesktopBridge, 'signIn'>, inBrowser: SignIn): SignIn {
  return {
    ...inBrowser,
    async startSocial(provider, redirect) {
      try {
        await signIn.start({ provider });
      } catch (error) {
        throw new ApiError(500, 'UNKNOWN_ERROR', '', undefined, undefined, { cause: error });
      }
      // This window stays where it is, and waits there.
      return redirect ? `/login?${new URLSearchParams({ redirect })}` : '/login';
    },
  };
}

/** Keeps the shell's menus, dialogs and title bar in step with the page: language, theme, environment. */
function syncPreferences(
  { preferences }: Pick<DesktopBridge, 'preferences'>,
  { i18n, init }: Services,
): void {
  const root = document.documentElement;
  let sent = '';
  const send = () => {
    const { theme } = root.dataset;
    if (!isLanguage(i18n.language)) return;
    const choices = {
      language: i18n.language,
      theme: isTheme(theme) ? theme : defaultTheme,
      environment: environmentOf(init.get()),
    };
    const text = JSON.stringify(choices);
    if (text === sent) return;
    sent = text;
    void preferences.sync(choices);
  };
  i18n.on('languageChanged', send);
  new MutationObserver(send).observe(root, { attributeFilter: ['data-theme'] });
  init.subscribe(send);
  send();
}

/** Undefined until the server has answered. */
function environmentOf(known: Init | undefined) {
  if (!known) return undefined;
  return known.banner && { name: known.banner.name, color: known.banner.color };
}

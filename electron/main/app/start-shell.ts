import { join } from 'node:path';
import { nativeImage, shell } from 'electron/common';
import { app, dialog, Menu, Notification, nativeTheme, session } from 'electron/main';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import type { DesktopMethod } from '#contract/desktop/channels.ts';
import { product } from '#contract/product.ts';
import { setUpAboutPanel } from '../about-panel.ts';
import { createAppearance, syncTheme } from '../appearance.ts';
import { guardDownloads } from '../downloads.ts';
import { createTexts, systemLanguage, type Texts } from '../i18n/create-texts.ts';
import { createBadge } from '../icon/badge.ts';
import { showEnvironmentOnIcon } from '../icon/show-environment.ts';
import type { DesktopHandlers } from '../ipc.ts';
import type { Log } from '../log/create-log.ts';
import { showMenu } from '../menu/show-menu.ts';
import { checkForUpdatesWithDialog } from '../menu/update-dialog.ts';
import { lockNavigation } from '../navigation-lock.ts';
import { createNotifications } from '../notifications.ts';
import { createOpenExternal } from '../open-external.ts';
import { denyPermissions } from '../permissions.ts';
import { isBundleUrl } from '../scheme/bundle-url.ts';
import type { Settings } from '../settings.ts';
import { focusWindow } from '../single-instance.ts';
import type { StateStore } from '../state-store.ts';
import { type MainWindow, openMainWindow } from '../window/open-main-window.ts';

interface StartShellOptions {
  store: StateStore;
  settings: Settings;
  log: Log;
  checkForUpdates(): Promise<void>;
}

type ShellMethod = Extract<
  DesktopMethod,
  'preferences.sync' | 'notifications.show' | 'badge.set' | 'find.start' | 'find.stop'
>;

export interface Shell {
  readonly handlers: Pick<DesktopHandlers, ShellMethod>;
  readonly texts: Texts;
  /** The open window; on macOS the app runs on without one. */
  current(): MainWindow | undefined;
  /** Opens the window, or focuses it. */
  open(): Promise<void>;
}

/** Sets up what belongs to the operating system: window, menu, links, permissions, notifications. */
export function startShell({ store, settings, log, checkForUpdates }: StartShellOptions): Shell {
  const { platform } = store.get();
  // Not a command-line argument: a link could add one.
  const developerTools = !app.isPackaged || process.env.DESKTOP_DEVELOPER_TOOLS === '1';
  const icon = nativeImage.createFromPath(join(import.meta.dirname, 'icon.png'));
  const appearance = createAppearance(settings);
  const texts = createTexts(settings.get().language ?? systemLanguage(app.getPreferredSystemLanguages()));
  let main: MainWindow | undefined;
  const window = () => main?.window;

  const openExternal = createOpenExternal({ shell, log });
  const goTo = (path: string) => {
    if (!main) return void open(path);
    focusWindow(main.window);
    main.send('app.navigate', { path });
  };
  lockNavigation({ app, openExternal, goTo, log });
  denyPermissions(session.defaultSession, log);
  guardDownloads({ session: session.defaultSession, window, dialog, texts, log });
  syncTheme(nativeTheme, appearance);
  setUpAboutPanel(app);
  const notify = createNotifications({ Notification, open: goTo, log });
  const badge = createBadge({ app, nativeImage, window, platform, texts });
  const showIcon = showEnvironmentOnIcon({ app, nativeImage, window, platform, appearance, icon });
  const publicAddress = (link: string) =>
    isBundleUrl(link) ? link.replace(bundleOrigin, store.get().server.address) : link;

  showMenu({
    Menu,
    texts,
    appearance,
    platform,
    developerTools,
    actions: {
      showAbout: () => app.showAboutPanel(),
      checkForUpdates: () =>
        void checkForUpdatesWithDialog({
          check: checkForUpdates,
          state: store.get,
          dialog,
          window,
          t: texts.t,
        }),
      openServerAddress: () => main?.send('server.open', undefined),
      openFind: () => main?.send('find.open', undefined),
      reload: () => window()?.webContents.reload(),
      goBack: () => main?.history.back(),
      goForward: () => main?.history.forward(),
      zoomIn: () => main?.zoom.in(),
      zoomOut: () => main?.zoom.out(),
      resetZoom: () => main?.zoom.reset(),
      openInBrowser: () =>
        void openExternal(publicAddress(window()?.webContents.getURL() ?? `${bundleOrigin}/`)),
      openSourceCode: () => void openExternal(product.sourceUrl),
      openLogFolder: () => void shell.openPath(app.getPath('logs')),
    },
  });

  // Another server is another environment; its page will report which.
  let { address } = store.get().server;
  store.subscribe(({ server }) => {
    if (server.address !== address) appearance.update({ environment: null });
    address = server.address;
  });

  async function open(path: string): Promise<void> {
    if (main) return focusWindow(main.window);
    main = openMainWindow({
      platform,
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      developerTools,
      icon,
      stateFile: join(app.getPath('userData'), 'window-state.json'),
      settings,
      appearance,
      texts,
      log,
      unseen: () => badge.count,
      publicAddress,
      quit: () => app.quit(),
    });
    main.window.once('closed', () => {
      main = undefined;
    });
    showIcon();
    badge.set(badge.count);
    // Even an empty window has its menu, with Reload and the log folder.
    await main.window
      .loadURL(`${bundleOrigin}${path}`)
      .catch((error) => log.error('window: its page did not load', error));
  }

  return {
    texts,
    current: () => main,
    open: () => open('/'),
    handlers: {
      'preferences.sync': ({ language, theme, environment }) => {
        settings.update({ language });
        texts.setLanguage(language);
        appearance.update({ theme, environment });
      },
      'notifications.show': (input) => {
        notify(input);
      },
      'badge.set': ({ count }) => {
        badge.set(count);
        main?.updateTitle();
      },
      'find.start': (input) => {
        main?.find.start(input);
      },
      'find.stop': () => {
        main?.find.stop();
      },
    },
  };
}

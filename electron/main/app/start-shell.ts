import { join } from 'node:path';
import { nativeImage, shell as system } from 'electron/common';
import { app, dialog, Menu, type MessageBoxOptions, Notification, nativeTheme, session } from 'electron/main';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import type { DesktopInput } from '#contract/desktop/bridge.ts';
import { product } from '#contract/product.ts';
import { defaultTheme } from '#contract/themes.ts';
import { guardDownloads } from '../downloads.ts';
import { createTexts, systemLanguage } from '../i18n/create-texts.ts';
import { showBadge } from '../icon/badge.ts';
import { showMenu } from '../menu/show-menu.ts';
import { updateText } from '../menu/update-text.ts';
import { lockNavigation } from '../navigation-lock.ts';
import { createNotifications } from '../notifications.ts';
import { createOpenExternal } from '../open-external.ts';
import { denyPermissions } from '../permissions.ts';
import { isBundleUrl } from '../scheme/bundle-url.ts';
import { focusWindow, type MainWindow, openMainWindow } from '../window/open-main-window.ts';
import type { AppContext } from './app-context.ts';

export type Shell = ReturnType<typeof startShell>;

/** Sets up what belongs to the operating system: window, menu, links, permissions, notifications. */
export function startShell({ store, settings, log }: AppContext, checkForUpdates: () => Promise<void>) {
  const { platform, version } = store.get();
  // Not a command-line argument: a link could add one.
  const developerTools = !app.isPackaged || process.env.DESKTOP_DEVELOPER_TOOLS === '1';
  const icon = nativeImage.createFromPath(join(import.meta.dirname, 'icon.png'));
  const texts = createTexts(settings.get().language ?? systemLanguage(app.getPreferredSystemLanguages()));
  const { t } = texts;
  let main: MainWindow | undefined;
  let unseen = 0;

  const openExternal = createOpenExternal(system, log);
  const goTo = (path: string) => {
    if (!main) return void open(path);
    focusWindow(main.window);
    main.send('app.navigate', { path });
  };
  const showMessage = (box: MessageBoxOptions) =>
    main ? dialog.showMessageBox(main.window, box) : dialog.showMessageBox(box);
  lockNavigation({ app, openExternal, goTo, log });
  denyPermissions(session.defaultSession, log);
  guardDownloads({ session: session.defaultSession, showMessage, texts, log });
  const notify = createNotifications(Notification, goTo, log);
  const publicAddress = (link: string) =>
    isBundleUrl(link) ? link.replace(bundleOrigin, store.get().server.address) : link;
  // The versions that a bug report needs.
  app.setAboutPanelOptions({
    applicationName: product.name,
    applicationVersion: version,
    credits: `Electron ${process.versions.electron}\nChromium ${process.versions.chrome}\n${product.contact}`,
    website: product.sourceUrl,
    copyright: product.contact,
  });

  // Dialogs, menus and `prefers-color-scheme` follow the page's theme.
  const applyTheme = () => {
    nativeTheme.themeSource = settings.get().theme ?? defaultTheme;
  };
  applyTheme();
  settings.onChange(({ theme }) => theme, applyTheme);

  const contents = () => main?.window.webContents;
  showMenu(Menu, settings, {
    t,
    platform,
    developerTools,
    commands: {
      about: () => app.showAboutPanel(),
      'check-for-updates': async () => {
        await checkForUpdates();
        const message = updateText(store.get().update, t);
        await showMessage({ message, detail: `${product.name} ${version}` });
      },
      'server-address': () => main?.send('server.open', undefined),
      find: () => main?.send('find.open', undefined),
      reload: () => contents()?.reload(),
      'actual-size': () => main?.zoom.reset(),
      'zoom-in': () => main?.zoom.in(),
      'zoom-out': () => main?.zoom.out(),
      back: () => contents()?.navigationHistory.goBack(),
      forward: () => contents()?.navigationHistory.goForward(),
      'open-in-browser': () => openExternal(publicAddress(contents()?.getURL() ?? `${bundleOrigin}/`)),
      'source-code': () => openExternal(product.sourceUrl),
      'open-log-folder': () => void system.openPath(app.getPath('logs')),
    },
  });

  // Another server is another environment; its page will report which.
  store.onChange(
    ({ server }) => server.address,
    () => settings.update({ environment: null }),
  );

  const load = (path: string) =>
    contents()
      ?.loadURL(`${bundleOrigin}${path}`)
      .catch((error) => log.error('window: its page did not load', error));

  async function open(path: string): Promise<void> {
    if (main) return focusWindow(main.window);
    main = openMainWindow({
      platform,
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      developerTools,
      icon,
      settings,
      texts,
      log,
      unseen: () => unseen,
      publicAddress,
    });
    main.window.once('closed', () => {
      main = undefined;
    });
    // Even an empty window has its menu, with Reload and the log folder.
    await load(path);
  }

  return {
    texts,
    notify,
    /** The open window; on macOS the app runs on without one. */
    current: () => main,
    /** Opens the window, or focuses it. */
    open: () => open('/'),
    loadStartPage: () => load('/'),
    syncPreferences({
      language,
      theme,
      environment = settings.get().environment,
    }: DesktopInput<'preferences.sync'>) {
      texts.setLanguage(language);
      settings.update({ language, theme, environment });
    },
    /** Shows the number of unseen events. */
    showUnseen(count: number) {
      unseen = count;
      showBadge(count, { app, nativeImage, window: main?.window, platform, t });
      main?.showTitle();
    },
  };
}

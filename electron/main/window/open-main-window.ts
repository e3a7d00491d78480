import type { NativeImage } from 'electron/common';
import { app, BrowserWindow, clipboard, dialog, Menu, nativeTheme, screen } from 'electron/main';
import type { DesktopEvent, DesktopEvents } from '#contract/desktop/channels.ts';
import type { DesktopState } from '#contract/desktop/state.ts';
import { offerContextMenu } from '../context-menu.ts';
import { createFindInPage } from '../find-in-page.ts';
import type { Texts } from '../i18n/create-texts.ts';
import { showEnvironmentOnIcon } from '../icon/show-environment.ts';
import type { Log } from '../log/create-log.ts';
import { openMenuByKey } from '../menu/show-menu.ts';
import { followHistoryCommands } from '../page-history.ts';
import type { Settings } from '../settings.ts';
import { promptForUnsavedChanges } from '../unsaved-changes-prompt.ts';
import { watchRenderer } from '../watch-renderer.ts';
import { createZoom } from '../zoom.ts';
import { createWindow } from './create-window.ts';
import { environmentColor, paintWindow, windowTitle } from './title-bar.ts';
import { restoreBounds, trackBounds } from './window-bounds.ts';

interface MainWindowOptions {
  platform: DesktopState['platform'];
  preload: string;
  developerTools: boolean;
  icon: NativeImage;
  settings: Settings;
  texts: Texts;
  log: Log;
  /** Number of unseen events. */
  unseen(): number;
  publicAddress(link: string): string;
}

/** The app's only window, and what belongs to it. */
export type MainWindow = ReturnType<typeof openMainWindow>;

/** Opens the window without a page, and sets up its listeners. */
export function openMainWindow(options: MainWindowOptions) {
  const { platform, icon, settings, texts, log, unseen, publicAddress } = options;
  const environment = () => settings.get().environment ?? undefined;
  const theme = () => ({ dark: nativeTheme.shouldUseDarkColors, environment: environment() });
  const bounds = restoreBounds(settings, screen.getAllDisplays());
  const window = createWindow(BrowserWindow, { ...options, theme: theme(), bounds });
  const { webContents } = window;
  const send = <Event extends DesktopEvent>(event: Event, data: DesktopEvents[Event]) => {
    if (!webContents.isDestroyed()) webContents.send(event, data);
  };

  let page = window.getTitle();
  const showTitle = () => window.setTitle(windowTitle(page, unseen(), environment()?.name));
  const showTheme = () => paintWindow(window, platform, theme());
  const showIcon = () => {
    const shown = environment();
    showEnvironmentOnIcon(window, platform, icon, shown && environmentColor(shown));
  };
  showIcon();
  window.on('page-title-updated', (event, title) => {
    event.preventDefault();
    page = title;
    showTitle();
  });
  nativeTheme.on('updated', showTheme);
  const stop = settings.onChange(
    ({ theme, environment }) => [theme, environment],
    () => {
      showTheme();
      showTitle();
      showIcon();
    },
  );
  window.once('closed', () => {
    nativeTheme.off('updated', showTheme);
    stop();
  });

  trackBounds(window, settings, () => screen.getAllDisplays());
  watchRenderer({ window, dialog, texts, log, quit: () => app.quit() });
  promptForUnsavedChanges(window, dialog, texts);
  offerContextMenu({ contents: webContents, Menu, clipboard, texts, publicAddress });
  followHistoryCommands(window);
  if (platform === 'windows') openMenuByKey(window, Menu);
  return {
    window,
    send,
    showTitle,
    zoom: createZoom(webContents, settings),
    find: createFindInPage(webContents, (found) => send('find.result', found)),
  };
}

/** Shows and focuses a window, even if it is minimized or hidden. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

import type { NativeImage } from 'electron/common';
import { BrowserWindow, clipboard, dialog, Menu, nativeTheme, screen } from 'electron/main';
import type { DesktopEvent, DesktopEvents } from '#contract/desktop/channels.ts';
import type { DesktopState } from '#contract/desktop/state.ts';
import type { Appearance } from '../appearance.ts';
import { offerContextMenu } from '../context-menu.ts';
import { createFindInPage, type FindInPage } from '../find-in-page.ts';
import type { Texts } from '../i18n/create-texts.ts';
import { sendEvent } from '../ipc.ts';
import type { Log } from '../log/create-log.ts';
import { openMenuByKey } from '../menu/show-menu.ts';
import { createPageHistory, type PageHistory } from '../page-history.ts';
import type { Settings } from '../settings.ts';
import { promptForUnsavedChanges } from '../unsaved-changes-prompt.ts';
import { watchRenderer } from '../watch-renderer.ts';
import { createZoom, type Zoom } from '../zoom.ts';
import { createWindow } from './create-window.ts';
import { syncTitleBar } from './title-bar.ts';
import { openWindowState, trackWindowState } from './window-state.ts';
import { syncTitle } from './window-title.ts';

interface OpenMainWindowOptions {
  platform: DesktopState['platform'];
  preload: string;
  developerTools: boolean;
  icon: NativeImage | undefined;
  /** File for the window's bounds. */
  stateFile: string;
  settings: Settings;
  appearance: Appearance;
  texts: Texts;
  log: Log;
  unseen(): number;
  publicAddress(link: string): string;
  quit(): void;
}

/** The app's only window, and what belongs to it. */
export interface MainWindow {
  readonly window: BrowserWindow;
  readonly zoom: Zoom;
  readonly history: PageHistory;
  readonly find: FindInPage;
  /** Call when the number of unseen events has changed. */
  updateTitle(): void;
  send<Event extends DesktopEvent>(event: Event, data: DesktopEvents[Event]): void;
}

/** Opens the window without a page, and sets up its listeners. */
export function openMainWindow(options: OpenMainWindowOptions): MainWindow {
  const { platform, settings, appearance, texts, log } = options;
  const theme = () => ({ dark: nativeTheme.shouldUseDarkColors, environment: appearance.get().environment });
  const state = openWindowState(options.stateFile, () => screen.getAllDisplays());
  const window = createWindow({ ...options, BrowserWindow, theme: theme(), bounds: state.restore() });
  const { webContents } = window;
  const send: MainWindow['send'] = (event, data) => sendEvent(webContents, event, data);

  trackWindowState(window, state);
  syncTitleBar({ window, platform, nativeTheme, appearance, theme });
  watchRenderer({ window, dialog, texts, log, quit: options.quit });
  promptForUnsavedChanges({ window, dialog, texts });
  offerContextMenu({ contents: webContents, Menu, clipboard, texts, publicAddress: options.publicAddress });
  if (platform === 'windows') openMenuByKey(window, Menu);
  return {
    window,
    send,
    zoom: createZoom(webContents, settings),
    history: createPageHistory(window),
    find: createFindInPage(webContents, (found) => send('find.result', found)),
    updateTitle: syncTitle({ window, appearance, unseen: options.unseen }),
  };
}

import type { BrowserWindow, Menu } from 'electron/main';
import type { DesktopState } from '#contract/desktop/state.ts';
import type { Appearance } from '../appearance.ts';
import type { Texts } from '../i18n/create-texts.ts';
import type { MenuActions } from './menu-actions.ts';
import { menuTemplate } from './menu-template.ts';

interface ShowMenuOptions {
  Menu: Pick<typeof Menu, 'buildFromTemplate' | 'setApplicationMenu'>;
  texts: Texts;
  appearance: Appearance;
  platform: DesktopState['platform'];
  actions: MenuActions;
  developerTools: boolean;
}

/** Sets the app's menu, and again whenever the language or the environment changes. */
export function showMenu({ Menu, texts, appearance, ...options }: ShowMenuOptions): void {
  const show = () =>
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(
        menuTemplate({ ...options, t: texts.t, environment: appearance.get().environment?.name ?? null }),
      ),
    );
  show();
  texts.onChange(show);
  appearance.onChange(show);
}

/** Windows has no menu bar in windows with a custom title bar: Alt or F10 opens the menu there, as elsewhere. */
export function openMenuByKey(window: BrowserWindow, menus: Pick<typeof Menu, 'getApplicationMenu'>): void {
  const open = () => menus.getApplicationMenu()?.popup({ window, x: 0, y: 0 });
  let altAlone = false;
  window.webContents.on('before-input-event', (event, { type, key, control, shift, meta, alt }) => {
    if (type === 'keyUp') {
      if (key === 'Alt' && altAlone) open();
      altAlone = false;
      return;
    }
    altAlone = key === 'Alt' && !control && !shift && !meta;
    if (key !== 'F10' || control || shift || meta || alt) return;
    event.preventDefault();
    open();
  });
}

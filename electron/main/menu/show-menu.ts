import type { BrowserWindow, Menu } from 'electron/main';
import type { Settings } from '../settings.ts';
import { type MenuTemplateOptions, menuTemplate } from './menu-template.ts';

/** Sets the app's menu, and again whenever the language or the environment changes. */
export function showMenu(
  menus: Pick<typeof Menu, 'buildFromTemplate' | 'setApplicationMenu'>,
  settings: Settings,
  options: Omit<MenuTemplateOptions, 'environment'>,
): void {
  const show = () => {
    const template = menuTemplate({ ...options, environment: settings.get().environment?.name });
    menus.setApplicationMenu(menus.buildFromTemplate(template));
  };
  show();
  settings.onChange(({ language, environment }) => [language, environment], show);
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

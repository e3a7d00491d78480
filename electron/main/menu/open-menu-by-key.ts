import type { BrowserWindow, Menu } from 'electron/main';

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
